// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'chains'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct ChainsSessionTests {
  @Test func `the feature repeats the actions 1 to 10`() async throws {
    let store = try TestStore(
      recordedState: #"{"count":0,"first":{"weight":0}}"#,
      hasObjects: true
    ) {
      Chains()
    }
    // 1
    await store.send(.weighed) { $0.first = try recorded(#"{"weight":1}"#) }
    // 2
    await store.send(.held) { $0.held = try recorded(#"{"weight":1}"#) }
    // 3
    await store.send(.heldWeighed) {
      $0.first = try recorded(#"{"weight":11}"#)
      $0.held = try recorded(#"{"weight":11}"#)
    }
    // 4
    await store.send(.weighed) {
      $0.first = try recorded(#"{"weight":12}"#)
      $0.held = try recorded(#"{"weight":12}"#)
    }
    // 5
    await store.send(.counted) { $0.count = 1 }
    // 6
    await store.send(.lengthened) { $0.first = try recorded(#"{"next":{"weight":12},"weight":0}"#) }
    // 7
    await store.send(.weighed) { $0.first = try recorded(#"{"next":{"weight":12},"weight":1}"#) }
    // 8
    await store.send(.heldWeighed) {
      $0.first = try recorded(#"{"next":{"weight":22},"weight":1}"#)
      $0.held = try recorded(#"{"weight":22}"#)
    }
    // 9
    await store.send(.released) { $0.held = nil }
    // 10
    await store.send(.weighed) { $0.first = try recorded(#"{"next":{"weight":22},"weight":2}"#) }
  }
}
