import Headgate
import HeadgateMetrics
import MetricsTestKit
import Testing

/// The metrics that the guide creates, with a factory of the test in place of the system of the program.
private func StoreMetrics(dimensions: [(String, String)]) -> StoreMetrics {
  HeadgateMetrics.StoreMetrics(dimensions: dimensions, factory: MetricsGuideTests.recorded)
}

@MainActor
struct MetricsGuideTests {
  nonisolated fileprivate static let recorded = TestMetrics()

  // holds: BRIDGE-9, BRIDGE-10
  @Test func sharing() async throws {
    let stores = (1...3).map { _ in Store(initialState: Greeting.State()) { Greeting() } }
    // snippet: shared-metrics
    let metrics = StoreMetrics(dimensions: [("feature", "greeting")])
    let tokens = stores.map { $0.measure(with: metrics) }
    // snippet end
    for store in stores { await store.send(.lineReceived("hello")).finish() }
    let actions = try Self.recorded.expectCounter(
      "headgate.actions",
      [("action", ".greeted"), ("feature", "greeting")]
    )
    #expect(actions.totalValue == 3)
    for token in tokens { token.cancel() }
  }
}
