// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'counting'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct CountingSessionTests {
  @Test func `the feature repeats the actions 1 to 3`() async throws {
    let store = try TestStore(
      recordedState: #"{"count":0}"#
    ) {
      Counting()
    }
    // 1
    await store.send(.tapped) { $0.count = 1 }
    // 2
    await store.send(.tapped) { $0.count = 2 }
    // 3
    await store.send(.tapped) { $0.count = 3 }
  }
}
