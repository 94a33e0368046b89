import Headgate
import HeadgateCore
import InMemoryTracing
import Testing
import Tracing

@testable import HeadgateTracing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TracingObserverTests {
  private let tracer = InMemoryTracer()

  private func makeStore() -> StoreOf<Chat> {
    Store(initialState: Chat.State()) { [tracer] in Chat(tracer: tracer) }
  }

  private func span(_ name: String) throws -> FinishedInMemorySpan {
    try #require(tracer.finishedSpans.first { $0.operationName == name })
  }

  private func attribute(_ name: String, of span: FinishedInMemorySpan) -> SpanAttribute? {
    span.attributes.get(name)
  }

  // holds: BRIDGE-13, BRIDGE-14
  @Test func `actions and effects are spans of one trace`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .untimed)
    await store.send(.opened).finish()
    let line = Int64(#line - 1)
    let opened = try span(".opened")
    let load = try span("load")
    #expect(tracer.finishedSpans.map(\.operationName) == [".opened", ".joined", ".loaded(…)", "load"])
    #expect(opened.parentSpanID == nil)
    #expect(try span(".joined").parentSpanID == opened.spanID)
    #expect(load.parentSpanID == opened.spanID)
    #expect(try span(".loaded(…)").parentSpanID == load.spanID)
    #expect(Set(tracer.finishedSpans.map(\.traceID)) == [opened.traceID])
    #expect(attribute("headgate.action.number", of: opened) == .int64(1))
    #expect(attribute("code.file.path", of: opened) == .string(#fileID))
    #expect(attribute("code.line.number", of: opened) == .int64(line))
    #expect(attribute("headgate.effect.number", of: load) == .int64(1))
    #expect(attribute("headgate.effect.name", of: load) == .string("load"))
    #expect(attribute("headgate.action.number", of: load) == .int64(1))
    #expect(attribute("headgate.effect.cancelled", of: load) == nil)
    #expect(tracer.activeSpans.isEmpty)
    #expect(!"\(tracer.finishedSpans)".contains("secret"))
    token.cancel()
  }

  // holds: BRIDGE-13
  @Test func `a sent action is a child of the span of the code that sends it`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .untimed)
    tracer.withSpan("request of a client") { _ in _ = store.send(.joined) }
    #expect(try span(".joined").parentSpanID == span("request of a client").spanID)
    token.cancel()
  }

  // holds: BRIDGE-16
  @Test func `a request of an operation is a child of the span of the effect`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .untimed)
    await store.send(.requested).finish()
    #expect(try span("request").parentSpanID == span("effect").spanID)
    #expect(try span("effect").parentSpanID == span(".requested").spanID)
    token.cancel()
  }

  // holds: BRIDGE-14
  @Test func `the second part of a sequence is a child of the same action`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .untimed)
    await store.send(.parts).finish()
    #expect(try span("first").parentSpanID == span(".parts").spanID)
    #expect(try span("second").parentSpanID == span(".parts").spanID)
    token.cancel()
  }

  // holds: BRIDGE-15
  @Test func `beyond the limit of spans, actions begin traces with a link`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: TraceLimit(spans: 4, duration: .seconds(1_000_000)))
    await store.send(.repeated(5)).finish()
    let effect = try span("repeat")
    let loaded = tracer.finishedSpans.filter { $0.operationName == ".loaded(…)" }
    #expect(loaded.map { $0.parentSpanID == effect.spanID } == [true, true, false, false, false])
    #expect(loaded.map { $0.links.count } == [0, 0, 1, 1, 1])
    #expect(loaded.last?.parentSpanID == nil)
    #expect(loaded.last?.links.first?.context.inMemorySpanContext == effect.spanContext)
    #expect(Set(loaded.map(\.traceID)).count == 4)
    token.cancel()
  }

  // holds: BRIDGE-15
  @Test func `beyond the limit of time, actions begin traces with a link`() async throws {
    let store = makeStore()
    let start = ContinuousClock.now
    // The times of the sent action and of the actions of the effect.
    var times = [0, 59, 60].map { start + .seconds($0) }[...]
    let token = store.addObserver(TracingObserver(tracer, limit: TraceLimit()) { times.popFirst() ?? start })
    await store.send(.repeated(2)).finish()
    let loaded = tracer.finishedSpans.filter { $0.operationName == ".loaded(…)" }
    #expect(loaded.map { $0.links.count } == [0, 1])
    token.cancel()
  }

  // holds: BRIDGE-15
  @Test func `with the limit of actions, each action has a trace of its own and keeps its effects`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .actions)
    await store.send(.opened).finish()
    #expect(try span("load").parentSpanID == span(".opened").spanID)
    #expect(try span(".joined").parentSpanID == nil)
    #expect(try span(".joined").links.first?.context.inMemorySpanContext == span(".opened").spanContext)
    #expect(try span(".loaded(…)").parentSpanID == nil)
    token.cancel()
  }

  // holds: BRIDGE-17
  @Test func `the span of a cancelled effect ends with the cancellation, once`() async throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .untimed)
    let task = store.send(.waited)
    #expect(tracer.activeSpans.map(\.operationName) == ["wait"])
    store.send(.closed)
    #expect(tracer.activeSpans.isEmpty)
    await task.finish()
    #expect(attribute("headgate.effect.cancelled", of: try span("wait")) == .bool(true))
    #expect(tracer.finishedSpans.filter { $0.operationName == "wait" }.count == 1)
    token.cancel()
  }

  // holds: BRIDGE-17
  @Test func `open spans end when the store is released`() throws {
    var store: StoreOf<Chat>? = makeStore()
    let token = store?.trace(with: tracer)
    store?.send(.waited)
    #expect(tracer.activeSpans.count == 1)
    store = nil
    #expect(tracer.activeSpans.isEmpty)
    #expect(attribute("headgate.effect.unfinished", of: try span("wait")) == .bool(true))
    token?.cancel()
  }

  // holds: BRIDGE-17
  @Test func `open spans end with the token`() throws {
    let store = makeStore()
    let token = store.trace(with: tracer, limit: .untimed)
    store.send(.waited)
    token.cancel()
    #expect(tracer.activeSpans.isEmpty)
    #expect(attribute("headgate.effect.unfinished", of: try span("wait")) == .bool(true))
    store.send(.closed)
    #expect(tracer.finishedSpans.map(\.operationName) == [".waited", "wait"])
  }

  // holds: BRIDGE-18
  @Test func `an observer that comes late makes no spans for running effects`() async throws {
    let store = makeStore()
    let task = tracer.withSpan("request of a client") { _ in store.send(.repeated(2)) }
    let token = store.trace(with: tracer, limit: .untimed)
    await task.finish()
    let client = try span("request of a client")
    #expect(tracer.finishedSpans.map(\.operationName) == ["request of a client", ".loaded(…)", ".loaded(…)"])
    #expect(tracer.finishedSpans.dropFirst().allSatisfy { $0.parentSpanID == client.spanID && $0.links.isEmpty })
    #expect(tracer.activeSpans.isEmpty)
    token.cancel()
  }

  // holds: BRIDGE-19
  @Test func `what is remembered does not grow`() async {
    let store = makeStore()
    let observer = TracingObserver(NoOpTracer(), limit: TraceLimit())
    let token = store.addObserver(observer)
    let count = ProcessInfo.processInfo.environment["HEADGATE_LONG"] == nil ? 20_000 : 1_000_000
    for _ in 0..<count { store.send(.joined) }
    #expect(store.count == count)
    #expect(observer.rememberedCount == 1024)
    for _ in 1...3_000 { await store.send(.opened).finish() }
    #expect(observer.rememberedCount <= 2048)
    token.cancel()
  }

  private actor Owner {
    private lazy var store = ActorStore(
      initialState: Chat.State(),
      reducer: { [tracer] in Chat(tracer: tracer) },
      isolation: self
    )
    private let tracer: InMemoryTracer
    init(_ tracer: InMemoryTracer) { self.tracer = tracer }
    func run() async {
      let token = store.trace(with: tracer, limit: .untimed)
      await store.send(.requested).finish()
      token.cancel()
    }
  }

  // holds: BRIDGE-20
  @Test func `a store on another actor is traced`() async throws {
    await Owner(tracer).run()
    #expect(try span("request").parentSpanID == span("effect").spanID)
  }
}

extension TraceLimit {
  /// A limit without a time: on a busy machine, a minute can pass between two actions.
  fileprivate static var untimed: TraceLimit { TraceLimit(duration: .seconds(1_000_000)) }
}
