import Headgate

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var isOpen = true
    var refreshes = 0
  }

  enum Action {
    /// A button sends it, and a parent reacts to it.
    case closeButtonTapped
    /// A button sends it, and so does the feature.
    case refresh
    /// An effect sends it, the feature changes its state, and a parent reacts to it.
    case loaded
    /// No code sends it.
    case forgotten
    /// Only a test sends it.
    case shaken
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        state.isOpen = false
        return .send(.refresh)
      case .refresh:
        state.refreshes += 1
        return .run { send in await send(.loaded) }
      case .loaded:
        state.isOpen = true
        return .none
      case .forgotten, .shaken:
        return .none
      }
    }
  }
}

@MainActor
struct FormView {
  let store: StoreOf<Form>

  func closePressed() { store.send(.closeButtonTapped) }
  func pulled() { store.send(.refresh) }
}

@Reducer
struct FormHost {
  @ObservableState
  struct State: Equatable {
    var form = Form.State()
    var events: [String] = []
  }

  enum Action {
    case form(Form.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.form, action: \.form) { Form() }
    Reduce { state, action in
      switch action {
      case .form(.closeButtonTapped):
        state.events.append("closed")
        return .none
      case .form(.loaded):
        state.events.append("loaded")
        return .none
      case .form:
        return .none
      }
    }
  }
}
