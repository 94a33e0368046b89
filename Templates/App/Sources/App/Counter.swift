import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isWaiting = false
  }

  enum Action: GatedAction {
    case view(View)
    case `internal`(Internal)

    enum View {
      case incrementButtonTapped
      case incrementLaterButtonTapped
    }

    @Sealed fileprivate enum InternalEvent {
      case secondPassed
    }
  }

  private enum CancelID { case wait }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.incrementButtonTapped):
        state.count += 1
        return .none
      case .view(.incrementLaterButtonTapped):
        state.isWaiting = true
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.internal(.secondPassed))
        }
        .cancellable(id: CancelID.wait, cancelInFlight: true)
      case .internal(.secondPassed):
        state.count += 1
        state.isWaiting = false
        return .none
      }
    }
  }
}
