// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'desk'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct DeskSessionTests {
  @Test func `the feature repeats the actions 1 to 15`() async throws {
    let store = try TestStore(
      recordedState: #"{"guests":{"byTable":{},"host":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"},"list":[{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"},{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"}],"score":0},"pages":[]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Desk()
    }
    // 1
    store.recordedAnswer(#"0"#, to: "stackElementID")
    await store.send(.noteTapped) { $0.pages[id: 0] = .note(try recorded(#"{"lines":0}"#)) }
    // 2
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    store.recordedAnswer(#"800000000.125"#, to: "date")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000001""#, to: "uuid")
    store.recordedAnswer(#"800000000.25"#, to: "date")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000002""#, to: "uuid")
    store.recordedAnswer(#"800000000.375"#, to: "date")
    store.recordedAnswer(#"1"#, to: "stackElementID")
    await store.send(.guestsTapped) {
      $0.pages[id: 1] = .guests(try recorded(#"{"byTable":{},"host":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"},"list":[{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"},{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"}],"score":0}"#))
    }
    // 3
    store.recordedAnswer(#"2"#, to: "stackElementID")
    await store.send(.noteTapped) { $0.pages[id: 2] = .note(try recorded(#"{"lines":0}"#)) }
    // 4
    store.recordedAnswer(#"3"#, to: "stackElementID")
    store.recordedAnswer(#"4"#, to: "stackElementID")
    store.recordedAnswer(#"5"#, to: "stackElementID")
    await store.send(.turned) {
      $0.pages[id: 0] = nil
      $0.pages[id: 1] = nil
      $0.pages[id: 2] = nil
      $0.pages[id: 3] = .note(try recorded(#"{"lines":0}"#))
      $0.pages[id: 4] = .guests(try recorded(#"{"byTable":{},"host":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"},"list":[{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"},{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"}],"score":0}"#))
      $0.pages[id: 5] = .note(try recorded(#"{"lines":0}"#))
    }
    // 5
    await store.send(.pages(.element(id: 3, action: .note(.written)))) {
      $0.pages[id: 3] = .note(try recorded(#"{"lines":1}"#))
    }
    // 6
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000003""#, to: "uuid")
    store.recordedAnswer(#"800000000.5"#, to: "date")
    await store.send(.pages(.element(id: 4, action: .guests(.arrived)))) {
      $0.pages[id: 4] = .guests(try recorded(#"{"byTable":{},"host":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"},"list":[{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"},{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"},{"arrival":800000000.5,"id":"00000000-0000-0000-0000-000000000003"}],"score":0}"#))
    }
    // 7
    store.recordedAnswer(#"10451216379200822465"#, to: "random")
    store.recordedAnswer(#"13757245211066428519"#, to: "random")
    await store.send(.pages(.element(id: 4, action: .guests(.scored)))) {
      $0.pages[id: 4] = .guests(try recorded(#"{"byTable":{},"host":{"arrival":800000000.125,"id":"00000000-0000-0000-0000-000000000000"},"list":[{"arrival":800000000.25,"id":"00000000-0000-0000-0000-000000000001"},{"arrival":800000000.375,"id":"00000000-0000-0000-0000-000000000002"},{"arrival":800000000.5,"id":"00000000-0000-0000-0000-000000000003"}],"score":1311}"#))
    }
    // 8
    await store.send(.pages(.element(id: 5, action: .note(.closed))))
    // 9, sent by an effect of action 8
    await store.receive(recorded: .pages(.popFrom(id: 5))) { $0.pages[id: 5] = nil }
    // 10
    await store.send(.coverTapped) { $0.cover = try recorded(#"{"lines":0}"#) }
    // 11
    await store.send(.cover(.presented(.written))) { $0.cover?.lines = 1 }
    // 12
    await store.send(.cover(.presented(.closed)))
    // 13, sent by an effect of action 12
    await store.receive(recorded: .cover(.dismiss)) { $0.cover = nil }
    // 14
    store.recordedAnswer(#"17911839290282890590"#, to: "random")
    store.recordedAnswer(#"8196980753821780235"#, to: "random")
    await store.send(.guests(.scored)) { $0.guests.score = 1415 }
    // 15
    await store.send(.popTapped) { $0.pages[id: 4] = nil }
  }
}
