// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'quotes'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct QuotesSessionTests {
  @Test func `the feature repeats the actions 1 to 7`() async throws {
    let store = try TestStore(
      recordedState: #"{"lines":[],"rows":[]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Quotes()
    }
    // 1
    store.recordedAnswer(#"53"#, to: "QuoteClient.next")
    store.recordedAnswer(#""OddNumber(number: 1)""#, to: "QuoteClient.checked", isError: true)
    store.recordedAnswer(#""even 2""#, to: "QuoteClient.checked")
    store.recordedAnswer(#"{}"#, to: "QuoteClient.note")
    await store.send(.asked(1)) { $0.lines = ["53 none", "even 2"] }
    // 2
    store.recordedAnswer(#"561"#, to: "QuoteClient.next")
    store.recordedAnswer(#""even 2""#, to: "QuoteClient.checked")
    store.recordedAnswer(#""OddNumber(number: 3)""#, to: "QuoteClient.checked", isError: true)
    store.recordedAnswer(#"{}"#, to: "QuoteClient.note")
    await store.send(.asked(2)) { $0.lines = ["53 none", "even 2", "561 even 2", "OddNumber(number: 3)"] }
    // 3
    store.recordedAnswer(#"{"a":"inf","b":13}"#, to: "QuoteClient.table")
    store.recordedAnswer(#"647"#, to: "QuoteClient.next")
    store.recordedAnswer(#"366"#, to: "QuoteClient.next")
    store.recordedAnswer(#""x""#, to: "QuoteClient.name")
    await store.send(.priced) { $0.lines = ["647", "366", "x", "a=inf", "b=13.0"] }
    // 4, sent by action 3
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    store.recordedAnswer(#"72"#, to: "QuoteClient.next")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000001""#, to: "uuid")
    store.recordedAnswer(#"470"#, to: "QuoteClient.next")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000002""#, to: "uuid")
    store.recordedAnswer(#"842"#, to: "QuoteClient.next")
    await store.receive(recorded: .looped) {
      $0.rows.append(try recorded(#"{"id":"00000000-0000-0000-0000-000000000000","price":72}"#))
      $0.rows.append(try recorded(#"{"id":"00000000-0000-0000-0000-000000000001","price":470}"#))
      $0.rows.append(try recorded(#"{"id":"00000000-0000-0000-0000-000000000002","price":842}"#))
    }
    // 5
    await store.send(.mailTapped)
    // 6, sent by an effect of action 5
    await store.receive(recorded: .mailed(7)) { $0.lines = ["647", "366", "x", "a=inf", "b=13.0", "mail 7"] }
    // 7
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000003""#, to: "uuid")
    store.recordedAnswer(#"522"#, to: "QuoteClient.next")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000004""#, to: "uuid")
    store.recordedAnswer(#"500"#, to: "QuoteClient.next")
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000005""#, to: "uuid")
    store.recordedAnswer(#"511"#, to: "QuoteClient.next")
    await store.send(.looped) {
      $0.rows.append(try recorded(#"{"id":"00000000-0000-0000-0000-000000000003","price":522}"#))
      $0.rows.append(try recorded(#"{"id":"00000000-0000-0000-0000-000000000004","price":500}"#))
      $0.rows.append(try recorded(#"{"id":"00000000-0000-0000-0000-000000000005","price":511}"#))
    }
  }
}
