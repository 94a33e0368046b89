import Foundation
import Headgate

/// Stops the playback after some minutes. The player presents it.
@Reducer
public struct SleepTimerReducer {
  @ObservableState
  public struct State: Equatable {
    var minutes: Int
    var isRunning = false
  }

  public enum Action: ViewAction {
    public enum Delegate: Equatable {
      case timeElapsed  // near-miss: unobserved-delegate
    }
    case delegate(Delegate)

    public enum View {
      case didChangeMinutes(Int)
      case didTapStart
    }
    case view(View)  // flags: action-order

    case minutePassed
    case startTimer  // near-miss: action-name
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didChangeMinutes(let minutes)):
        state.minutes = max(1, minutes)
        return .none

      case .view(.didTapStart):
        return .send(.startTimer)  // flags: action-as-function

      case .startTimer:
        state.isRunning = true
        return .run { send in
          // The player presents this feature, so the timer ends with the sheet.
          for await _ in clock.timer(interval: .seconds(60)) {  // near-miss: uncancellable-loop
            await send(.minutePassed)
          }
        }

      case .minutePassed:
        state.minutes -= 1
        guard state.minutes <= 0 else { return .none }
        return .concatenate(.send(.delegate(.timeElapsed)), .run { _ in await dismiss() })

      case .delegate:
        return .none
      }
    }
  }
}
