// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by the inspector from a session of 'tests', started at a time.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct ClickerSessionTests {
  @Test func `the feature repeats the actions 1 to 5`() async throws {
    let store = try TestStore(
      recordedState: #"{"child":{"isOn":false},"count":0,"name":""}"#
    ) {
      Clicker()
    }
    // 1
    await store.send(.addTapped) { $0.count = 1 }
    // 2
    await store.send(.renamed("Blob")) { $0.name = "Blob" }
    // 3
    await store.send(.loadTapped)
    // 4, sent by effect 'load' of action 3
    await store.receive(recorded: .loaded(5)) { $0.count = 6 }
    // 5
    await store.send(.child(.toggled)) { $0.child.isOn = true }
  }
}
