// snippet: stopwatch-test
import Headgate
import HeadgateTesting
import Testing

@Test func aStopwatchCounts() async {
  let clock = TestClock()
  let store = TestStore(initialState: Stopwatch.State()) {
    Stopwatch()
  } withDependencies: {
    $0.continuousClock = clock
  }
  await store.send(.startStopButtonTapped) { $0.isRunning = true }
  await clock.advance(by: .seconds(1))
  await store.receive(\.secondPassed) { $0.seconds = 1 }
  await store.send(.startStopButtonTapped) { $0.isRunning = false }
}
// snippet end

@MainActor
@Test func aStopwatchRunsInAStore() {
  withDependencies {
    $0.continuousClock = TestClock()
  } operation: {
    // snippet: stopwatch-store
    let store = Store(initialState: Stopwatch.State()) { Stopwatch() }
    store.send(.startStopButtonTapped)
    // snippet end
    #expect(store.isRunning)
  }
}
