import Headgate

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var isOpen = true
    var refreshes = 0
  }

  enum Action: GatedAction {
    case view(View)
    case `internal`(Internal)
    /// No code sends it.
    case forgotten

    enum View {
      /// A button sends it, and a parent reacts to it.
      case closeButtonTapped
      /// A button sends it, and so does the feature.
      case refresh
      /// Only a test sends it.
      case shaken
    }

    enum Internal {
      /// An effect sends it, the feature changes its state, and a parent reacts to it.
      case loaded
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.closeButtonTapped):
        state.isOpen = false
        return .send(.view(.refresh))
      case .view(.refresh):
        state.refreshes += 1
        return .run { send in await send(.internal(.loaded)) }
      case .internal(.loaded):
        state.isOpen = true
        return .none
      case .forgotten, .view(.shaken):
        return .none
      }
    }
  }
}

@MainActor
struct FormView {
  let store: StoreOf<Form>

  func closePressed() { store.send(.view(.closeButtonTapped)) }
  func pulled() { store.send(.view(.refresh)) }
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
      case .form(.view(.closeButtonTapped)):
        state.events.append("closed")
        return .none
      case .form(.internal(.loaded)):
        state.events.append("loaded")
        return .none
      case .form:
        return .none
      }
    }
  }
}
