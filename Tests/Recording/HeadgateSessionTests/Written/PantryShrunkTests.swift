// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'pantry'.
///
/// Shows the shortest list of actions with which the session fails: 'isFailing' returns true.
///
/// Calls 'Pantry.isFailing'. If the compiler does not find it, move it to the module 'HeadgateSessionTests'.
///
/// Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct PantryShrunkTests {
  @Test func `the shortest session does not fail`() async throws {
    let store = try TestStore(
      recordedState: #"{"filter":{"all":{}},"items":[],"log":{"lines":[]},"prices":{"known":{}},"total":0}"#
    ) {
      Pantry()
    }
    store.exhaustivity = .off
    // 1
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    store.recordedAnswer(#"-977307199.75"#, to: "date")
    await store.send(.addTapped("Milk"))
    // 2, sent by action 1
    await store.receive(recorded: .itemAdded(try recorded(#"{"added":-977307199.75,"id":"00000000-0000-0000-0000-000000000000","name":"Milk"}"#)))
    #expect(!Pantry.isFailing(store.state))
  }
}
