import Headgate
import Metrics
import MetricsTestKit
import Testing

@testable import HeadgateMetrics

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreMetricsTests {
  private let recorded = TestMetrics()

  private func makeStore() -> StoreOf<Download> {
    Store(initialState: Download.State()) { Download() }
  }

  private func metrics(maximumNames: Int = 200) -> StoreMetrics {
    StoreMetrics(maximumNames: maximumNames, factory: recorded)
  }

  private func running(_ name: String) throws -> Double? {
    try recorded.expectMeter("headgate.effects.running", [("effect", name)]).lastValue
  }

  private func ends(_ name: String, _ outcome: String) throws -> Int64 {
    try recorded.expectCounter("headgate.effects", [("effect", name), ("outcome", outcome)]).totalValue
  }

  // holds: BRIDGE-9, BRIDGE-10
  @Test func `actions and effects are counted and timed by name`() async throws {
    let store = makeStore()
    let token = store.measure(with: metrics())
    let (gate, go) = AsyncStream<Void>.makeStream()
    let task = store.send(.started(name: "load", gate))
    store.send(.received(3))
    #expect(try running("load") == 1)
    go.yield()
    await task.finish()
    #expect(try recorded.expectCounter("headgate.actions", [("action", ".started(…)")]).totalValue == 1)
    #expect(try recorded.expectCounter("headgate.actions", [("action", ".received(…)")]).totalValue == 2)
    #expect(try recorded.expectTimer("headgate.action.duration", [("action", ".received(…)")]).values.count == 2)
    #expect(try recorded.expectTimer("headgate.effect.duration", [("effect", "load")]).values.count == 1)
    #expect(try ends("load", "finished") == 1)
    #expect(try ends("load", "cancelled") == 0)
    #expect(try running("load") == 0)
    token.cancel()
    store.send(.received(1))
    #expect(try recorded.expectCounter("headgate.actions", [("action", ".received(…)")]).totalValue == 2)
  }

  // holds: BRIDGE-9
  @Test func `durations are those of the clock`() async throws {
    let store = makeStore()
    let start = ContinuousClock.now
    var times = [0, 7, 20, 30, 32, 60].map { start + .microseconds($0) }[...]
    let token = store.addObserver(MetricsObserver(metrics()) { times.popFirst() ?? start })
    await store.send(.started(name: "load", AsyncStream { $0.finish() })).finish()
    #expect(try recorded.expectTimer("headgate.action.duration", [("action", ".started(…)")]).values == [7_000])
    #expect(try recorded.expectTimer("headgate.action.duration", [("action", ".received(…)")]).values == [2_000])
    #expect(try recorded.expectTimer("headgate.effect.duration", [("effect", "load")]).values == [40_000])
    token.cancel()
  }

  // holds: BRIDGE-9, BRIDGE-10
  @Test func `a cancelled effect is counted as cancelled and runs no more`() async throws {
    let store = makeStore()
    let token = store.measure(with: metrics())
    let (gate, go) = AsyncStream<Void>.makeStream()
    let task = store.send(.started(name: "load", gate))
    store.send(.stopped)
    await task.finish()
    #expect(try ends("load", "cancelled") == 1)
    #expect(try ends("load", "finished") == 0)
    #expect(try running("load") == 0)
    go.finish()
    token.cancel()
  }

  // holds: BRIDGE-10
  @Test func `stores share the number of running effects, and a released store takes its own along`() throws {
    let metrics = metrics()
    let (gate, go) = AsyncStream<Void>.makeStream()
    let first = makeStore()
    var second: StoreOf<Download>? = makeStore()
    let tokens = [first.measure(with: metrics), second?.measure(with: metrics)]
    first.send(.started(name: "load", gate))
    second?.send(.started(name: "load", gate))
    #expect(try running("load") == 2)
    second = nil
    #expect(try running("load") == 1)
    tokens[0]?.cancel()
    #expect(try running("load") == 0)
    go.finish()
  }

  // holds: BRIDGE-10
  @Test func `an effect that began before the observer is counted when it ends, and never as running`() async throws {
    let store = makeStore()
    let (gate, go) = AsyncStream<Void>.makeStream()
    let task = store.send(.started(name: "load", gate))
    let token = store.measure(with: metrics())
    store.send(.stopped)
    await task.finish()
    #expect(try ends("load", "cancelled") == 1)
    #expect(try running("load") == nil)
    #expect(try recorded.expectTimer("headgate.effect.duration", [("effect", "load")]).values.isEmpty)
    go.finish()
    token.cancel()
  }

  // holds: BRIDGE-11
  @Test func `names beyond the maximum are counted as other`() async throws {
    let store = makeStore()
    let token = store.measure(with: metrics(maximumNames: 2))
    for number in 1...50 {
      await store.send(.started(name: "load \(number)", AsyncStream { $0.finish() })).finish()
    }
    store.send(.stopped)
    #expect(try ends("load 1", "finished") == 1)
    #expect(try ends("load 2", "finished") == 1)
    #expect(try ends("other", "finished") == 48)
    #expect(recorded.meters(label: "headgate.effects.running").count == 3)
    #expect(try recorded.expectCounter("headgate.actions", [("action", "other")]).totalValue == 1)
    #expect(recorded.counters(label: "headgate.actions").count == 3)
    token.cancel()
  }

  // holds: BRIDGE-9
  @Test func `labels and dimensions can be chosen`() throws {
    let store = makeStore()
    let metrics = StoreMetrics(prefix: "chat", dimensions: [("region", "north")], factory: recorded)
    let token = store.measure(with: metrics)
    store.send(.received(1))
    let counter = try recorded.expectCounter("chat.actions", [("action", ".received(…)"), ("region", "north")])
    #expect(counter.totalValue == 1)
    token.cancel()
  }

  private actor Owner {
    private lazy var store = ActorStore(initialState: Download.State(), reducer: { Download() }, isolation: self)
    func run(_ metrics: StoreMetrics) async {
      let token = store.measure(with: metrics)
      for _ in 1...100 { await store.send(.started(name: "load", AsyncStream { $0.finish() })).finish() }
      token.cancel()
    }
  }

  // holds: BRIDGE-12, BRIDGE-20
  @Test func `stores on many actors share metrics`() async throws {
    let metrics = metrics()
    await withTaskGroup { group in
      for _ in 1...8 { group.addTask { await Owner().run(metrics) } }
    }
    #expect(try ends("load", "finished") == 800)
    #expect(try recorded.expectCounter("headgate.actions", [("action", ".received(…)")]).totalValue == 800)
    #expect(try running("load") == 0)
  }

  // holds: BRIDGE-11
  @Test func `a maximum of zero traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StoreMetrics(maximumNames: 0, factory: TestMetrics())
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("'maximumNames' is 0. Metrics need at least one name: pass 1 or more.") == true)
  }
}
