// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

import HeadgateRecordings

/// Written by 'session test' from the recording 'constants'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct ConstantsSessionTests {
  @Test func `the feature repeats the actions 1 to 4`() async throws {
    let store = try TestStore(
      recordedState: #"{"count":0,"limit":1,"value":null}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Constants()
    }
    // 1
    await store.send(.counted) { $0.count = 1 }
    // 2
    await store.send(.limited(2)) { $0 = try recorded(#"{"count":1,"limit":2,"value":null}"#) }
    // 3
    await store.send(.valued) { $0.value = .bool(true) }
    // 4
    await store.send(.counted) { $0.count = 2 }
  }
}
