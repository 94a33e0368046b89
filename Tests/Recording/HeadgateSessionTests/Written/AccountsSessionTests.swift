// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'accounts'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct AccountsSessionTests {
  @Test func `the feature repeats the actions 1 to 9`() async throws {
    let store = try TestStore(
      recordedState: #"{"byName":{"$shared":1,"key":".inMemory(\"accounts by name\")","value":{}},"first":{"entries":0,"sum":{"$shared":2,"key":".inMemory(\"accounts sum\")","value":0}},"second":{"entries":0,"sum":{"$shared":2,"key":".inMemory(\"accounts sum\")","value":0}},"seen":[],"sum":{"$shared":2,"key":".inMemory(\"accounts sum\")","value":0}}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Accounts()
    }
    // 1
    await store.send(.first(.booked(3))) {
      $0.first.entries = 1
      $0.$sum.withLock { $0 = 3 }
    }
    // 2
    await store.send(.second(.booked(-1))) {
      $0.second.entries = 1
      $0.$sum.withLock { $0 = 2 }
    }
    // Changed by other code
    store.recordedChange(#"20"#, of: ".inMemory(\"accounts sum\")", number: 2)
    // 3
    await store.send(.looked) { $0.seen = [20] }
    // 4
    await store.send(.bookTapped)
    // Changed by effect 'book' of action 4
    store.recordedChange(#"21"#, of: ".inMemory(\"accounts sum\")", number: 2)
    // 5, sent by effect 'book' of action 4
    await store.receive(recorded: .looked) { $0.seen = [20, 21] }
    // Changed by effect 'book' of action 4
    store.recordedChange(#"23"#, of: ".inMemory(\"accounts sum\")", number: 2)
    // 6, sent by effect 'book' of action 4
    await store.receive(recorded: .looked) { $0.seen = [20, 21, 23] }
    // Changed by effect 'book' of action 4
    store.recordedChange(#"26"#, of: ".inMemory(\"accounts sum\")", number: 2)
    // 7, sent by effect 'book' of action 4
    await store.receive(recorded: .looked) { $0.seen = [20, 21, 23, 26] }
    // 8
    await store.send(.named([4])) {
      $0.seen = [20, 21, 23, 26, 4]
      $0.$byName.withLock { $0 = ["4": 1] }
    }
    // 9
    await store.send(.numbered([4: "4", 7: "seven"])) { $0.$byName.withLock { $0 = ["4": 4, "seven": 7] } }
  }
}
