// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'survey'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct SurveySessionTests {
  @Test func `the feature repeats the actions 1 to 7`() async throws {
    let store = try TestStore(
      recordedState: #"{"answers":{},"isSent":false,"name":""}"#
    ) {
      Survey()
    }
    // 1
    await store.send(.binding(try recorded(#"{"property":"name","value":"Ada"}"#))) { $0.name = "Ada" }
    // 2
    await store.send(.answered("How many?", 3)) { $0.answers = ["How many?": 3] }
    // 3
    await store.send(.sendTapped) {
      $0.alert = try recorded(#"{"buttons":[{"action":{"yes":{}},"label":"Yes"}],"title":"Send?"}"#)
    }
    // 4
    await store.send(.alert(.presented(.yes))) { $0.alert = nil }
    // 5, sent by effect 'send' of action 4
    await store.receive(recorded: .sent) { $0.isSent = true }
    // 6
    await store.send(.sendTapped) {
      $0.alert = try recorded(#"{"buttons":[{"action":{"yes":{}},"label":"Yes"}],"title":"Send?"}"#)
    }
    // 7
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }
}
