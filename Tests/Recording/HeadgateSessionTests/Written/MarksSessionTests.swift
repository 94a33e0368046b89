// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'marks'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct MarksSessionTests {
  @Test func `the feature repeats the actions 1 to 4`() async throws {
    let store = try TestStore(
      recordedState: #"{"count":0,"numbers":[]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Marks()
    }
    // 1
    await store.send(.marked(try recorded(#"[3,5]"#))) {
      $0.numbers = [3, 4, 5]
      $0.count = 1
    }
    // 2
    await store.send(.madeAnew) { $0.count = 2 }
    // 3
    await store.send(.marked(try recorded(#"[4,4]"#))) {
      $0.numbers = [3, 5]
      $0.count = 3
    }
    // 4
    await store.send(.marked(try recorded(#"[3,5]"#))) {
      $0.numbers = [4]
      $0.count = 4
    }
  }
}
