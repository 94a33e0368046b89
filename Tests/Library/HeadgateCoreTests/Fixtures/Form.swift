import Headgate

/// A feature whose state is set by controls.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var age = 0
    var tags: [String] = []
    var address = Address()
    var options = Options()
    var isNameValid = false
    var log: [String] = []
    var initial: String { String(name.prefix(1)) }
  }
  @ObservableState
  struct Address: Equatable {
    var street = ""
  }
  struct Options: Equatable {
    var isLoud = false
    var half: Int {
      get { isLoud ? 1 : 2 }
      set { isLoud = newValue == 1 }
    }
  }
  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    /// The same payload: the cases are not to be taken for each other.
    case undo(BindingAction<State>)
    case fillButtonTapped
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.isNameValid = !state.name.isEmpty
        return .none
      case .binding(\.address.street):
        state.log.append("street \(state.address.street)")
        return .none
      case .binding:
        return .none
      case .undo:
        state.log.append("undo")
        return .none
      case .fillButtonTapped:
        return .run { send in
          await send(.set(\.name, "Blob"))
          await send(.binding(.set(\.age, 7)))
        }
      }
    }
  }
}
