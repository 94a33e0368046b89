// style: 2021
// other names: `Effect.timer(id:every:on:)` is a loop over `clock.timer(interval:)` in `.run`, with `.cancellable(id:)`;
//   `Effect.cancel(id:)` stays.
// no equivalent: `DispatchQueue.test` in tests (use `TestClock`).

import Combine
import ComposableArchitecture
import XCTest

struct EggTimerState: Equatable {
  var isRunning = false
  var secondsLeft = 300
}

enum EggTimerAction: Equatable {
  case stopButtonTapped
  case startButtonTapped
  case ticked
}

struct EggTimerEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var ring: () -> Void
}

private struct TimerID: Hashable {}

let eggTimerReducer = Reducer<EggTimerState, EggTimerAction, EggTimerEnvironment> { state, action, environment in
  switch action {
  case .startButtonTapped:
    state.isRunning = true
    return Effect.timer(id: TimerID(), every: 1, tolerance: .zero, on: environment.mainQueue)
      .map { _ in .ticked }

  case .stopButtonTapped:
    state.isRunning = false
    return .cancel(id: TimerID())

  case .ticked:
    state.secondsLeft -= 1
    guard state.secondsLeft <= 0 else { return .none }
    state.isRunning = false
    return .merge(
      .cancel(id: TimerID()),
      .fireAndForget { environment.ring() }
    )
  }
}

final class EggTimerTests: XCTestCase {
  func testTicks() {
    let mainQueue = DispatchQueue.test
    var rings = 0
    let store = TestStore(
      initialState: EggTimerState(secondsLeft: 2),
      reducer: eggTimerReducer,
      environment: EggTimerEnvironment(
        mainQueue: mainQueue.eraseToAnyScheduler(),
        ring: { rings += 1 }
      )
    )

    store.send(.startButtonTapped) { $0.isRunning = true }
    mainQueue.advance(by: 1)
    store.receive(.ticked) { $0.secondsLeft = 1 }
    mainQueue.advance(by: 1)
    store.receive(.ticked) {
      $0.secondsLeft = 0
      $0.isRunning = false
    }
    XCTAssertEqual(rings, 1)
  }
}
