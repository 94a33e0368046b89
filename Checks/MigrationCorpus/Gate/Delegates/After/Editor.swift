import Headgate

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isSaving = false
    var hasFailed = false
  }

  enum Action: GatedAction, Sendable, Equatable {
    case view(View)
    case `internal`(Internal)
    case delegate(Delegate)

    enum View: Sendable, Equatable {
      case textChanged(String)
      case saveButtonTapped
      case cancelButtonTapped
    }

    enum Internal: Sendable, Equatable {
      case _saved(Result<String, SaveError>)
    }

    enum Delegate: Sendable, Equatable {
      case saved(String)
    }

    struct SaveError: Error, Equatable {}
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.textChanged(let text)):
        state.text = text
        return .none
      case .view(.saveButtonTapped):
        state.isSaving = true
        return save(state.text)
      case .view(.cancelButtonTapped):
        return .concatenate(.send(.delegate(.saved(""))), .send(.internal(._saved(.failure(Action.SaveError())))))
      case .internal(._saved(.success(let text))):
        state.isSaving = false
        return .send(.delegate(.saved(text)))
      case .internal(._saved(.failure)):
        state.hasFailed = true
        return .none
      case .delegate:
        return .none
      }
    }
  }

  private func save(_ text: String) -> EffectOf<Self> {
    .run { send in await send(.internal(._saved(.success(text.uppercased())))) }
  }
}

@MainActor
struct EditorView {
  let store: StoreOf<Editor>

  func typed(_ text: String) { store.send(.view(.textChanged(text))) }
  func savePressed() { store.send(.view(.saveButtonTapped)) }
  func cancelPressed() { store.send(.view(.cancelButtonTapped)) }
}

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var editor: Editor.State?
    var titles: [String] = []
  }

  enum Action: Equatable {
    case editor(Gate<Editor>)
    case newButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editor(.delegate(.saved(let title))):
        state.titles.append(title)
        return .none
      case .editor:
        return .none
      case .newButtonTapped:
        state.editor = Editor.State()
        return .none
      }
    }
    .ifLet(\.editor, action: \.editor) { Editor() }
  }
}
