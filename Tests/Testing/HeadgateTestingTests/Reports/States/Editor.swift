import Headgate

/// A feature whose one action changes the state as a scenario says.
struct Editor<State>: Reducer {
  @CasePathable
  enum Action: Equatable {
    case editButtonTapped
  }

  let edit: (inout State) -> Void

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped: edit(&state)
      }
      return .none
    }
  }
}
