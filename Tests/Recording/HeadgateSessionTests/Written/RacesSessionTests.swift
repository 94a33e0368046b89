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
  @Test func `the feature repeats the actions 1 to 10`() async throws {
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
    await store.receive(recorded: .passed(20)) { $0.finished = [20] }
    // 3, sent by an effect of action 1
    await store.receive(recorded: .passed(0)) { $0.finished = [20, 0] }
    // 4, sent by an effect of action 1
    await store.receive(recorded: .passed(10)) { $0.finished = [20, 0, 10] }
    // 5, sent by an effect of action 1
    await store.receive(recorded: .passed(11)) { $0.finished = [20, 0, 10, 11] }
    // 6, sent by an effect of action 1
    await store.receive(recorded: .passed(21)) { $0.finished = [20, 0, 10, 11, 21] }
    // 7, sent by an effect of action 1
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    await store.receive(recorded: .passed(12)) {
      $0.finished = [20, 0, 10, 11, 21, 12]
      $0.prizes = [UUID(uuidString: "00000000-0000-0000-0000-000000000000")!]
    }
    // 8, sent by an effect of action 1
    await store.receive(recorded: .passed(1)) { $0.finished = [20, 0, 10, 11, 21, 12, 1] }
    // 9
    await store.send(.stopped)
    // 10
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000001""#, to: "uuid")
    await store.send(.passed(22)) {
      $0.finished = [20, 0, 10, 11, 21, 12, 1, 22]
      $0.prizes = [UUID(uuidString: "00000000-0000-0000-0000-000000000000")!, UUID(uuidString: "00000000-0000-0000-0000-000000000001")!]
    }
  }
}
