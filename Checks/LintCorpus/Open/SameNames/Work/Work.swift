import Headgate

/// The tasks at work. The editor is the one of `Work`, whose actions are others than those of `Home`.
enum Work {
  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      var editor = Editor.State()
      var list = List.State()
      var reviewed: [String] = []
    }

    enum Action: GatedAction {
      case view(View)
      case editor(Editor.Action)
      case list(Gate<List>)  // flags: unintegrated-child

      enum View: Equatable {
        case reviewButtonTapped
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.editor, action: \.editor) { Editor() }
      Reduce { state, action in
        switch action {
        case .view(.reviewButtonTapped):
          state.reviewed = state.list.titles
          return .send(.list(.delegate(.listReviewed)))  // flags: delegate-forged
        case .editor(.delegate(.ticketClosed(let title))):
          state.reviewed.append(title)
          return .none
        case .editor(.view(.saveButtonTapped)):  // flags: parent-observes-inside
          state.reviewed = []
          return .none
        case .editor(.internal(.ticketStored)):  // flags: parent-observes-inside, internal-outside-feature
          state.reviewed = []
          return .none
        case .list(.delegate(.listReviewed)):
          return .none
        case .list(.inside):
          return .none
        default:  // flags: delegate-default
          return .none
        }
      }
      // The list of this module is missing here; the one of `Home` has an operator.
    }
  }
}
