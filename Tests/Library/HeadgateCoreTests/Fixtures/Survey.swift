import Headgate

/// A feature whose view sets its state by view actions.
@Reducer
struct Survey {
  @ObservableState
  struct State: Equatable {
    var answer = ""
    var sent: [String] = []
  }
  enum Action: ViewAction, Equatable {
    case view(View)
    case sent(String)
    @CasePathable
    enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case sendButtonTapped
    }
  }
  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.sendButtonTapped): return .send(.sent(state.answer))
      case .view(.binding): return .none
      case .sent(let answer):
        state.sent.append(answer)
        return .none
      }
    }
  }
}

@ViewAction(for: Survey.self)
struct SurveyScreen {
  let store: StoreOf<Survey>

  @MainActor func finish() { send(.sendButtonTapped) }
}

@MainActor
@ViewAction(for: Survey.self)
final class SurveyController {
  let store: StoreOf<Survey>

  init(store: StoreOf<Survey>) { self.store = store }

  func finish() -> StoreTask { send(.sendButtonTapped) }
}

@ViewAction(for: Survey.self)
final class SurveyPresenter: Sendable {
  let store: StoreOf<Survey>

  init(store: StoreOf<Survey>) { self.store = store }

  func finish() async { await send(.sendButtonTapped).finish() }
}
