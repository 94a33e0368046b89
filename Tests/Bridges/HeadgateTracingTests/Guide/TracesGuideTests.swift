import Headgate
import HeadgateTracing
import InMemoryTracing
import Testing
import Tracing

/// The tracer of the program. Only this suite bootstraps.
private let tracer: InMemoryTracer = {
  let tracer = InMemoryTracer()
  InstrumentationSystem.bootstrap(tracer)
  return tracer
}()

@MainActor
@Suite(.serialized)
struct TracesGuideTests {
  // holds: BRIDGE-14
  @Test func tracing() async {
    tracer.clearAll()
    let store = Store(initialState: Greeting.State()) { Greeting() }
    // snippet: trace
    let token = store.trace()
    // snippet end
    await store.send(.lineReceived("hello")).finish()
    #expect(tracer.finishedSpans.map(\.operationName) == [".lineReceived(…)", ".greeted", "greet"])
    // On a busy machine, a minute may pass, and the action of the effect begins a trace. TracingObserverTests has no such limit.
    #expect(Set(tracer.finishedSpans.map(\.traceID)).count <= 2)
    token.cancel()
  }

  // holds: BRIDGE-15
  @Test func separateTraces() async {
    tracer.clearAll()
    let store = Store(initialState: Greeting.State()) { Greeting() }
    // snippet: trace-actions
    let token = store.trace(limit: .actions)
    // snippet end
    await store.send(.lineReceived("hello")).finish()
    #expect(Set(tracer.finishedSpans.map(\.traceID)).count == 2)
    token.cancel()
  }
}
