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
struct ShelfSessionTests {
  @Test func `the feature repeats the actions 1 to 3`() async throws {
    let store = try TestStore(
      recordedState: #"{"books":[]}"#,
      hasObjects: true
    ) {
      Shelf()
    }
    // 1
    await store.send(.added(try recorded(#"{"title":"Emma"}"#))) { $0.books = try recorded(#"[{"title":"Emma"}]"#) }
    // 2
    await store.send(.added(try recorded(#"{"title":"Ivanhoe"}"#))) {
      $0.books = try recorded(#"[{"title":"Emma"},{"title":"Ivanhoe"}]"#)
    }
    // 3
    await store.send(.added(try recorded(#"{"title":"Waverley"}"#))) {
      $0.books = try recorded(#"[{"title":"Emma"},{"title":"Ivanhoe"},{"title":"Waverley"}]"#)
    }
  }
}
