// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'gaugeoftexts'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct GaugeOfTextsSessionTests {
  @Test func `the feature repeats the actions 1 to 12`() async throws {
    let store = try TestStore(
      recordedState: #"{"dates":[],"history":[],"price":0.1,"ratio":0,"table":[],"value":[]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      Gauge<Swift.Array<Swift.Optional<Swift.String>>>()
    }
    // 1
    store.recordedAnswer(#"800000000.125"#, to: "date")
    await store.send(.set(["a", nil])) {
      $0.value = ["a", nil]
      $0.history = [[]]
      $0.dates = [Date(timeIntervalSinceReferenceDate: 800000000.125)]
    }
    // 2
    await store.send(.set(["a", nil])) { $0.history = [[], ["a", nil]] }
    // 3
    store.recordedAnswer(#"800000000.25"#, to: "date")
    await store.send(.stamped) {
      $0.dates = [Date(timeIntervalSinceReferenceDate: 800000000.125), Date(timeIntervalSinceReferenceDate: 800000000.25)]
    }
    // 4
    await store.send(.measured(0.1)) { $0.ratio = 0.1 }
    // 5
    await store.send(.measured(-0.0)) { $0.ratio = -0.0 }
    // 6
    await store.send(.measured(try recorded(#""inf""#))) { $0.ratio = try recorded(#""inf""#) }
    // 7
    await store.send(.measured(try recorded(#""nan""#))) { $0.ratio = try recorded(#""nan""#) }
    // 8
    await store.send(.measured(1e-45)) { $0.ratio = try recorded(#"1e-45"#) }
    // 9
    await store.send(.measured(3.0)) { $0.ratio = 3.0 }
    // 10
    await store.send(.priced) {
      $0.price = try recorded(#"0.10000001"#)
      $0.table = try recorded(#"[0,0.10000001]"#)
    }
    // 11
    await store.send(.priced) {
      $0.price = try recorded(#"0.100000020000001"#)
      $0.table = try recorded(#"[0,0.10000001,0.3333333333333333,0.100000020000001]"#)
    }
    // 12
    store.recordedAnswer(#"10451216379200822465"#, to: "random")
    store.recordedAnswer(#"800000000.375"#, to: "date")
    await store.send(.planned) {
      $0.dates = [Date(timeIntervalSinceReferenceDate: 800000000.125), Date(timeIntervalSinceReferenceDate: 800000000.25), Date(timeIntervalSinceReferenceDate: 803024000.375)]
    }
  }
}
