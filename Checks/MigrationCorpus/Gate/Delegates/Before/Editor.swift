import Headgate

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isSaving = false
    var hasFailed = false
  }

  enum Action: Sendable, Equatable {
    case textChanged(String)
    case saveButtonTapped
    case cancelButtonTapped
    case _saved(Result<String, SaveError>)
    case delegate(Delegate)

    enum Delegate: Sendable, Equatable {
      case saved(String)
    }

    struct SaveError: Error, Equatable {}
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return .none
      case .saveButtonTapped:
        state.isSaving = true
        return save(state.text)
      case .cancelButtonTapped:
        return .concatenate(.send(.delegate(.saved(""))), .send(._saved(.failure(Action.SaveError()))))
      case ._saved(.success(let text)):
        state.isSaving = false
        return .send(.delegate(.saved(text)))
      case ._saved(.failure):
        state.hasFailed = true
        return .none
      case .delegate:
        return .none
      }
    }
  }

  private func save(_ text: String) -> EffectOf<Self> {
    .run { send in await send(._saved(.success(text.uppercased()))) }
  }
}

@MainActor
struct EditorView {
  let store: StoreOf<Editor>

  func typed(_ text: String) { store.send(.textChanged(text)) }
  func savePressed() { store.send(.saveButtonTapped) }
  func cancelPressed() { store.send(.cancelButtonTapped) }
}

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var editor: Editor.State?
    var titles: [String] = []
  }

  enum Action: Equatable {
    case editor(Editor.Action)
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
