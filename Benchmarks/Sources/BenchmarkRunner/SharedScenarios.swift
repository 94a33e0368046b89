import BenchmarkFeatures
import BenchmarkMeasure
import Headgate
import Synchronization

@MainActor
let sharedScenarios = [
  Scenario(name: "own-value-read", iterations: 500_000) {
    let store = Store(initialState: OwnStep.State()) { OwnStep() }
    return { _ in store.send(.added) }
  },
  Scenario(name: "s-shared-value-read", iterations: 500_000) {
    let store = Store(initialState: SharedStep.State(step: Shared(value: 1))) { SharedStep() }
    return { _ in store.send(.added) }
  },
  Scenario(name: "lock", iterations: 1_000_000) {
    let counter = Counter()
    return { _ in counter.value.withLock { $0 &+= 1 } }
  },
  Scenario(name: "s-with-lock", iterations: 1_000_000) {
    let value = Shared(value: 0)
    return { _ in value.withLock { $0 &+= 1 } }
  },
]

private final class Counter: Sendable {
  let value = Mutex(0)
}
