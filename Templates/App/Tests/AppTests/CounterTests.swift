import Headgate
import HeadgateTesting
import Testing

@testable import App

struct CounterTests {
  @Test func aTapIncrementsTheCount() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.view(.incrementButtonTapped)) { $0.count = 1 }
  }

  @Test func theCountIsIncrementedASecondLater() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.view(.incrementLaterButtonTapped)) { $0.isWaiting = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.secondPassed) {
      $0.count = 1
      $0.isWaiting = false
    }
  }
}
