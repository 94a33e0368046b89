import Foundation
import Headgate

/// A timer for one dish. Several timers can run at once.
@Reducer
struct KitchenTimer {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    let dish: String
    var remaining: Int
    var isPaused = false
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View {
      case minuteAdded
      case pauseButtonTapped
      case rowAppeared
    }

    enum Delegate {
      case timeElapsed(dish: String)
    }

    enum Internal {
      case timerTick  // near-miss: action-name
    }
  }

  private enum CancelID { case ticking }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.rowAppeared):
        return tick()

      case .view(.pauseButtonTapped):
        state.isPaused.toggle()
        return state.isPaused ? .cancel(id: CancelID.ticking) : tick()  // near-miss: shared-cancel-id

      case .view(.minuteAdded):
        state.remaining += 60
        return .none

      case .internal(.timerTick):
        state.remaining = max(0, state.remaining - 1)
        guard state.remaining == 0 else { return .none }
        return .concatenate(
          .cancel(id: CancelID.ticking),
          .send(.delegate(.timeElapsed(dish: state.dish)))  // near-miss: send-chain
        )

      case .delegate:
        return .none
      }
    }
  }

  private func tick() -> EffectOf<Self> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) {  // near-miss: uncancellable-loop
        await send(.internal(.timerTick))
      }
    }
    .cancellable(id: CancelID.ticking, cancelInFlight: true)
  }
}
