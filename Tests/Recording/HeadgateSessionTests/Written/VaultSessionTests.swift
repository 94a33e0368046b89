// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'vault'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct VaultSessionTests {
  @Test func `the feature repeats the actions 1 to 2`() async throws {
    let store = try TestStore(
      recordedState: #"{"isLong":false,"steps":0,"token":{"$redacted":true}}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Vault()
    }
    // 1
    await store.send(.stepTapped) { $0.steps = 1 }
    // 2
    await store.send(.stepTapped) { $0.steps = 2 }
  }
}
