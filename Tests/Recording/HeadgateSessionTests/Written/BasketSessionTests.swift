// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'basket'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct BasketSessionTests {
  @Test func `the feature repeats the actions 1 to 7`() async throws {
    let store = try TestStore(
      recordedState: #"{"lines":[],"total":0}"#
    ) {
      Basket()
    }
    // 1
    await store.send(.addTapped("Tea")) { $0.lines = try recorded(#"[{"cents":0,"product":"Tea"}]"#) }
    // 2, sent by effect 'price' of action 1
    await store.receive(recorded: .priced("Tea", cents: 450)) {
      $0.lines = try recorded(#"[{"cents":450,"product":"Tea"}]"#)
      $0.total = 450
    }
    // 3
    await store.send(.addTapped("Honey")) {
      $0.lines = try recorded(#"[{"cents":450,"product":"Tea"},{"cents":0,"product":"Honey"}]"#)
    }
    // 4, sent by effect 'price' of action 3
    await store.receive(recorded: .priced("Honey", cents: 790)) {
      $0.lines = try recorded(#"[{"cents":450,"product":"Tea"},{"cents":790,"product":"Honey"}]"#)
      $0.total = 1240
    }
    // 5
    await store.send(.refreshTapped)
    // 6, sent by effect 'refresh' of action 5
    await store.receive(recorded: .priced("Tea", cents: 450)) { $0.total = 1690 }
    // 7, sent by effect 'refresh' of action 5
    await store.receive(recorded: .priced("Honey", cents: 790)) { $0.total = 2480 }
  }
}
