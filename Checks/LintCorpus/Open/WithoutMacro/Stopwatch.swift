import Foundation
import Headgate

/// A stopwatch whose reducer is a property that returns another reducer.
struct Stopwatch: Reducer {
  struct State: Equatable, Sendable {
    var isRunning = false
    var laps: [Int] = []
    var seconds = 0
  }

  enum Action: Equatable {  // flags: action-sendable
    case lapButtonTapped
    case startStopButtonTapped
    case timerTick  // near-miss: action-name
  }

  enum CancelID { case ticking }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    core
      ._printChanges()
  }

  private var core: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .startStopButtonTapped:
        state.isRunning.toggle()
        return state.isRunning ? ticks() : .cancel(id: CancelID.ticking)
      case .lapButtonTapped:
        state.laps.append(state.seconds)
        return .none
      case .timerTick:
        state.seconds += 1
        return .none
      }
    }
  }

  private func ticks() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) {  // near-miss: uncancellable-loop
        await send(.timerTick)
      }
    }
    .cancellable(id: CancelID.ticking, cancelInFlight: true)
  }
}

/// Counts the sends of any reducer, without a macro and without actions of its own.
struct SendCount<Base: Reducer>: Reducer {
  let base: Base
  let onSend: @Sendable () -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    onSend()
    return base.reduce(into: &state, action: action)
  }

  typealias Body = Never
}
