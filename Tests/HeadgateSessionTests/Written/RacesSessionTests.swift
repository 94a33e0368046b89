// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'races'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct RacesSessionTests {
  @Test func `the feature repeats the actions 1 to 9`() async throws {
    let store = try TestStore(
      recordedState: #"{"finished":[],"prizes":[]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Races()
    }
    // 1
    await store.send(.started(runners: 3))
    // 2, sent by an effect of action 1
    await store.receive(recorded: .passed(0)) { $0.finished = [0] }
    // 3, sent by an effect of action 1
    await store.receive(recorded: .passed(10)) { $0.finished = [0, 10] }
    // 4, sent by an effect of action 1
    await store.receive(recorded: .passed(20)) { $0.finished = [0, 10, 20] }
    // 5, sent by an effect of action 1
    await store.receive(recorded: .passed(1)) { $0.finished = [0, 10, 20, 1] }
    // 6, sent by an effect of action 1
    await store.receive(recorded: .passed(11)) { $0.finished = [0, 10, 20, 1, 11] }
    // 7, sent by an effect of action 1
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    await store.receive(recorded: .passed(2)) {
      $0.finished = [0, 10, 20, 1, 11, 2]
      $0.prizes = [UUID(uuidString: "00000000-0000-0000-0000-000000000000")!]
    }
    // 8
    await store.send(.stopped)
    // 9
    await store.send(.started(runners: 1))
  }
}
