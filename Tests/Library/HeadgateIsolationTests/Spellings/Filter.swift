import Headgate

@Reducer
struct Filter {
  enum Tab: CaseIterable { case all, done }
  struct Range: Equatable { var upper = 0 }

  @ObservableState
  struct State: Equatable {
    var tab = Tab.all
    var range = Range()
    var changes = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.tab):
        state.changes += 1
        return .none
      case .binding:
        return .none
      case .resetButtonTapped:
        return .send(.binding(.set(\.tab, .all)))
      }
    }
  }
}
