@testable import E2022Counter
import Headgate
import HeadgateTesting
import Testing

struct E2022CounterTests {
  @Test func twoCountersCountByTheirSteps() async {
    let store = TestStore(initialState: TwoStepCounters.State()) { TwoStepCounters() }
    await store.send(.first(.stepChanged(3))) { $0.first.step = 3 }
    await store.send(.first(.incrementButtonTapped)) { $0.first.count = 3 }
    await store.send(.second(.decrementButtonTapped)) { $0.second.count = -1 }
    await store.send(.second(.stepChanged(0)))
  }
}
