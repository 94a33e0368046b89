// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'guests'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct GuestsSessionTests {
  @Test func `the feature repeats the actions 1 to 12`() async throws {
    let store = try TestStore(
      recordedState: #"{"byTable":{},"host":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"},"list":[{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"},{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"}],"score":0}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Guests()
    }
    // 1
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    store.recordedAnswer(#"800000000.125"#, to: "date")
    await store.send(.arrived) {
      $0.list.append(try recorded(#"{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"}"#))
    }
    // 2
    store.recordedAnswer(#"10451216379200822465"#, to: "random")
    store.recordedAnswer(#"13757245211066428519"#, to: "random")
    await store.send(.scored) { $0.score = 1311 }
    // 3
    store.recordedAnswer(#"{"last":{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"},"owner":{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"}}"#, to: "ListClient.known")
    await store.send(.loadTapped) {
      $0.last = try recorded(#"{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"}"#)
    }
    // 4
    await store.send(.seated(try recorded(#"{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"}"#), table: 2)) {
      $0.byTable = try recorded(#"{"2":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"}}"#)
    }
    // 5
    await store.send(.met(try recorded(#"{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"}"#))) {
      $0.last = try recorded(#"{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"}"#)
    }
    // 6
    await store.send(.met(nil)) { $0.last = nil }
    // 7
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000003""#, to: "uuid")
    store.recordedAnswer(#"800000000.5"#, to: "date")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000004""#, to: "uuid")
    store.recordedAnswer(#"800000000.625"#, to: "date")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000005""#, to: "uuid")
    store.recordedAnswer(#"800000000.75"#, to: "date")
    await store.send(.replaced) {
      $0.host = try recorded(#"{"arrival":800000000.5,"id":"00000000-0000-0000-0000-000000000003"}"#)
    }
    // 8, sent by action 7
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000006""#, to: "uuid")
    store.recordedAnswer(#"800000000.875"#, to: "date")
    await store.receive(recorded: .arrived) {
      $0.list.append(try recorded(#"{"arrival":800000000.875,"id":"00000000-0000-0000-0000-000000000006"}"#))
    }
    // 9
    store.recordedAnswer(#"17911839290282890590"#, to: "random")
    await store.send(.badgeTapped) { $0.badge = try recorded(#"{"isShown":false,"number":971}"#) }
    // 10
    await store.send(.badge(.presented(.toggled))) { $0.badge?.isShown = true }
    // 11
    await store.send(.badge(.dismiss)) { $0.badge = nil }
    // 12
    await store.send(.left) { $0.list.remove(id: UUID(uuidString: "00000000-0000-0000-0000-000000000006")!) }
  }
}
