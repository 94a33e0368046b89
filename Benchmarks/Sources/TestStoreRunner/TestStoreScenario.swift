import BenchmarkFeatures
import BenchmarkMeasure
import Headgate
import HeadgateTesting

/// Scenario i: a test store with a state of fifty fields. It asserts a send and receives the action that its effect sends.
@MainActor
func measureTestSteps() async -> Cost {
  var costs: [Cost] = []
  for _ in 0..<7 {
    let steps = TestSteps()
    costs.append(await measureAsync(5_000) { await steps.perform() })
    consume(steps.store.state)
  }
  return costs.median
}

@MainActor
func repeatTestSteps(_ count: Int) async {
  let steps = TestSteps()
  for _ in 0..<count { await steps.perform() }
  consume(steps.store.state)
}

@MainActor
private final class TestSteps {
  let store = TestStore(initialState: Form.State()) { Form() }

  func perform() async {
    let next = store.state.n49 + 1
    await store.send(.loadButtonTapped)
    await store.receive(.loaded(next)) { $0.n49 = next }
  }
}
