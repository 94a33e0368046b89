import Headgate
import HeadgateTesting
import Testing

@MainActor
struct TestStoreTests {
  @Test func `a send asserts the change`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(\.incrementButtonTapped) { $0.count = 2 }
    #expect(store.state.count == 2)
  }

  @Test func `actions of effects are received`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.loadButtonTapped)
    await clock.advance(by: .seconds(10))
    await store.receive(.response("Hello")) { $0.text = "Hello" }
    await store.receive(\.finished)
    await store.finish()
  }
}
