// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'drawers'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct DrawersSessionTests {
  @Test func `the feature repeats the actions 1 to 5`() async throws {
    let store = try TestStore(
      recordedState: #"{"box":{"count":0,"label":1},"count":0,"isLocked":false,"key":{"number":1},"label":1}"#,
      hasObjects: true
    ) {
      Drawers()
    }
    // 1
    await store.send(.tapped) { $0.count = 1 }
    // 2
    await store.send(.boxTapped) { $0.box.count = 1 }
    // 3
    await store.send(.boxReplaced) { $0.box = try recorded(#"{"count":0,"label":2}"#) }
    // 4
    await store.send(.locked) {
      $0 = try recorded(#"{"box":{"count":0,"label":2},"count":1,"isLocked":true,"key":{"number":1},"label":1}"#)
    }
    // 5
    await store.send(.tapped) { $0.count = 2 }
  }
}
