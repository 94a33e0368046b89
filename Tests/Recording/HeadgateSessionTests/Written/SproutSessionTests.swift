// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'sprout'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct SproutSessionTests {
  @Test func `the feature repeats the actions 1 to 6`() async throws {
    let store = try TestStore(
      recordedState: #"{"height":0,"leaf":{"colors":[]},"measured":800000000.25,"seeds":[{"number":0,"planted":800000000.125}]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Sprout()
    }
    // 1
    store.recordedAnswer(#""00000000-0000-0000-0000-0000000003EB""#, to: "uuid")
    store.recordedAnswer(#"800000000.25"#, to: "date")
    await store.send(.planted) {
      $0.seeds = try recorded(#"[{"number":0,"planted":800000000.125},{"number":1,"planted":800000000.25}]"#)
    }
    // 2
    store.recordedAnswer(#"800000000.375"#, to: "date")
    await store.send(.grew(2)) {
      $0.height = 2
      $0.measured = Date(timeIntervalSinceReferenceDate: 800000000.375)
    }
    // 3
    store.recordedAnswer(#""00000000-0000-0000-0000-0000000003EC""#, to: "uuid")
    await store.send(.leaf(.colored)) { $0.leaf.colors = [UUID(uuidString: "00000000-0000-0000-0000-0000000003EC")!] }
    // 4
    store.recordedAnswer(#""00000000-0000-0000-0000-0000000003ED""#, to: "uuid")
    store.recordedAnswer(#"800000000.5"#, to: "date")
    await store.send(.planted) {
      $0.seeds = try recorded(#"[{"number":0,"planted":800000000.125},{"number":1,"planted":800000000.25},{"number":2,"planted":800000000.5}]"#)
    }
    // 5
    store.recordedAnswer(#""00000000-0000-0000-0000-0000000003EE""#, to: "uuid")
    await store.send(.leaf(.colored)) {
      $0.leaf.colors = [UUID(uuidString: "00000000-0000-0000-0000-0000000003EC")!, UUID(uuidString: "00000000-0000-0000-0000-0000000003EE")!]
    }
    // 6
    store.recordedAnswer(#"800000000.625"#, to: "date")
    await store.send(.grew(-1)) {
      $0.height = 1
      $0.measured = Date(timeIntervalSinceReferenceDate: 800000000.625)
    }
  }
}
