import Headgate

// snippet: membership
@Reducer
struct Membership {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var wantsNews = false
    var isNameTooLong = false
    var address = Address()
  }

  struct Address: Equatable, Sendable { var city = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.isNameTooLong = state.name.count > 20
        return .none
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}
// snippet end

/// The same without the reducer of bindings.
@Reducer
struct MembershipWithoutReducer {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

// snippet: membership-view-actions
@Reducer
struct MembershipForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isSaved = false
  }

  enum Action: ViewAction {
    case saved
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .saved:
        state.isSaved = true
        return .none
      case .view(.binding):
        state.isSaved = false
        return .none
      case .view(.saveButtonTapped):
        return .send(.saved)
      }
    }
  }
}

@ViewAction(for: MembershipForm.self)
@MainActor
struct MembershipScreen {
  let store: StoreOf<MembershipForm>

  func keyPressed(_ key: Character) {
    if key == "\n" { send(.saveButtonTapped) } else { store.name.append(key) }
  }
}
// snippet end
