// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'studio'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct StudioSessionTests {
  @Test func `the feature repeats the actions 1 to 10`() async throws {
    let store = try TestStore(
      recordedState: #"{"months":0,"rooms":[],"seen":[],"theme":{"$shared":1,"key":".inMemory(\"studio theme\")","value":{"name":"light","size":10}},"volume":{"$shared":2,"key":".inMemory(\"studio volume\")","value":1}}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "hebrew"
    ) {
      Studio()
    }
    // 1
    await store.send(.openTapped(1)) {
      $0.rooms.append(try store.recorded(#"{"id":1,"theme":{"$shared":1,"key":".inMemory(\"studio theme\")","value":{"name":"light","size":10}}}"#))
    }
    // 2
    await store.send(.room(.element(id: 1, action: .renamed("dark")))) {
      try $0.$theme.withLock { $0 = try recorded(#"{"name":"dark","size":10}"#) }
    }
    // Changed by other code
    store.recordedChange(#"{"name":"dark","size":12}"#, of: ".inMemory(\"studio theme\")", number: 1)
    // 3
    store.recordedAnswer(#"-977307200"#, to: "date")
    await store.send(.lookTapped) {
      $0.seen = ["dark 1"]
      $0.months = 5
    }
    // 4
    await store.send(.loadTapped)
    // Changed by effect 'load' of action 4
    store.recordedChange(#"5"#, of: ".inMemory(\"studio volume\")", number: 2)
    // 5, sent by effect 'load' of action 4
    await store.receive(recorded: .loaded) { $0.$volume.withLock { $0 = 6 } }
    // 6
    store.recordedAnswer(#"3"#, to: "shared")
    await store.send(.sketchTapped) {
      $0.sketch = try store.recorded(#"{"id":0,"theme":{"$shared":3,"value":{"name":"sketch 0","size":10}}}"#)
    }
    // 7
    await store.send(.sketch(.renamed("drawing"))) {
      try $0.sketch?.$theme.withLock { $0 = try recorded(#"{"name":"drawing","size":10}"#) }
    }
    // 8
    store.recordedAnswer(#"4"#, to: "shared")
    await store.send(.sketchTapped) {
      $0.sketch = try store.recorded(#"{"id":1,"theme":{"$shared":4,"value":{"name":"sketch 1","size":10}}}"#)
    }
    // 9
    store.recordedAnswer(#"{"number":5,"value":[]}"#, to: "shared .inMemory(\"studio log\")")
    await store.send(.logTapped("1")) { _ in store.recordedChange(#"["1"]"#, of: ".inMemory(\"studio log\")", number: 5) }
    // 10
    store.recordedAnswer(#"-977307200"#, to: "date")
    await store.send(.lookTapped) { $0.seen = ["dark 1", "dark 6"] }
  }
}
