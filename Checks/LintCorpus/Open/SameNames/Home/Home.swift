import Headgate

/// The tasks at home. Its children have the same names as the children of `Work`.
enum Home {
  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      @Presents var editor: Editor.State?
      var list = List.State()
      var savedCount = 0
    }

    enum Action: GatedAction {
      case view(View)
      case editor(PresentationAction<Gate<Editor>>)
      case list(Gate<List>)

      enum View: Equatable {
        case addButtonTapped
        case closeButtonTapped  // flags: unused-action
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.list, action: \.list) { List() }
      Reduce { state, action in
        switch action {
        case .view(.addButtonTapped):
          state.editor = Editor.State()
          return .none
        case .view(.closeButtonTapped):
          state.editor = nil
          return .none
        case .editor(.presented(.delegate(.taskSaved(let title)))):
          state.savedCount += 1
          state.editor = nil
          return .send(.list(.interface(.taskAppended(title))))  // near-miss: send-chain
        case .editor(.presented(.inside)), .editor(.dismiss):
          return .none
        case .list(.interface), .list(.inside):  // near-miss: parent-observes-inside
          return .none
        }
      }
      .ifLet(\.$editor, action: \.editor) { Editor() }
    }
  }
}
