import Foundation
import Headgate

/// A feature that uses what a recorder must note: dependencies in the reducer, effects, rows, a child and a secret.
@Reducer
struct Notebook {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var notes: IdentifiedArrayOf<Note> = []
    var token = Redacted("")
    var hasToken = false
    var rolls: [Int] = []
    var loads = 0
    @Presents var editor: Editor.State?
  }

  struct Note: Equatable, Codable, Sendable, Identifiable {
    var id: UUID
    var text: String
    var date: Date
  }

  enum Action: Codable, Sendable {
    case addTapped(String)
    case rollTapped
    case tokenChanged(Redacted<String>)
    case checkToken
    case loadTapped
    case loaded(Int)
    case stopTapped
    case editTapped(UUID)
    case editor(PresentationAction<Editor.Action>)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let text):
        state.notes.append(Note(id: uuid(), text: text, date: now))
        return .none
      case .rollTapped:
        state.rolls.append(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) })
        return .none
      case .tokenChanged(let token):
        state.token = token
        return .none
      case .checkToken:
        state.hasToken = !state.token.wrappedValue.isEmpty
        return .none
      case .loadTapped:
        return .run(name: "load") { send in
          await send(.loaded(1))
          await send(.loaded(2))
        }
        .cancellable(id: "load")
      case .loaded(let number):
        state.loads += number
        return .none
      case .stopTapped: return .cancel(id: "load")
      case .editTapped(let id):
        state.editor = state.notes[id: id].map { Editor.State(text: $0.text) }
        return .none
      case .editor(.presented(.saveTapped)):
        guard let text = state.editor?.text, let id = state.notes.last?.id else { return .none }
        state.notes[id: id]?.text = text
        state.editor = nil
        return .none
      case .editor: return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }
}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var text: String
  }

  enum Action: Codable, Sendable {
    case textChanged(String)
    case saveTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .textChanged(let text) = action { state.text = text }
      return .none
    }
  }
}
