import Headgate
import HeadgateTesting
import Testing

@MainActor
struct CounterTests {
  @Test func feature() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State(count: 9)) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.view(.incrementButtonTapped)) { $0.count = 10 }
    await store.receive(.delegate(.tenReached(count: 10)))
    await store.send(.view(.decrementButtonTapped)) { $0.count = 9 }
    await store.send(.view(.factButtonTapped))
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.factLoaded) { $0.fact = "9 is a number." }
  }

  @Test func view() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let view = CounterView(store: store)
    view.plusPressed()
    view.plusPressed()
    view.minusPressed()
    #expect(store.count == 1)
  }

  @Test func app() async {
    let store = TestStore(initialState: CounterApp.State(counter: Counter.State(count: 9))) { CounterApp() }
    await store.send(\.counter.view.incrementButtonTapped) { $0.counter.count = 10 }
    await store.receive(.counter(.delegate(.tenReached(count: 10)))) { $0.tens = 1 }
    await store.send(\.counter.internal.factLoaded, "Ten.") { $0.counter.fact = "Ten." }
    await store.send(.startOverButtonTapped)
    await store.receive(\.counter.interface.reset) { $0.counter = Counter.State() }
  }
}
