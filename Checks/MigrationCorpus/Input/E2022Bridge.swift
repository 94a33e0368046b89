// style: 2022
// other names: `AnyReducer { environment in … }` and `Reduce(reducer, environment:)` are the feature itself; `pullback` is `Scope`.
// no equivalent: the bridge between environments and dependencies.

import ComposableArchitecture
import Foundation

// Half of this app was moved to the protocol. The other half has an environment.

struct NoteState: Equatable, Identifiable {
  let id: Int
  var text = ""
  var isSaving = false
}

enum NoteAction: Equatable {
  case saved(TaskResult<Int>)
  case saveButtonTapped
  case textChanged(String)
}

struct NoteEnvironment {
  var save: @Sendable (Int, String) async throws -> Int
}

let noteReducer = AnyReducer<NoteState, NoteAction, NoteEnvironment> { state, action, environment in
  switch action {
  case .textChanged(let text):
    state.text = text
    return .none
  case .saveButtonTapped:
    state.isSaving = true
    return .task { [state] in
      await .saved(TaskResult { try await environment.save(state.id, state.text) })
    }
    .animation()
  case .saved:
    state.isSaving = false
    return .none
  }
}

struct Notebook: ReducerProtocol {
  struct State: Equatable {
    var notes: IdentifiedArrayOf<NoteState> = []
    var pinned: NoteState?
    var count = 0
  }

  enum Action: Equatable {
    case addButtonTapped
    case note(id: NoteState.ID, action: NoteAction)
    case pinned(NoteAction)
  }

  let environment: NoteEnvironment

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.count += 1
        state.notes.append(NoteState(id: state.count))
        return .none
      case .note(id: let id, action: .saveButtonTapped):
        state.pinned = state.notes[id: id]
        return .none
      case .note, .pinned:
        return .none
      }
    }
    .ifLet(\.pinned, action: /Action.pinned) {
      Reduce(noteReducer, environment: environment)
    }
    .forEach(\.notes, action: /Action.note(id:action:)) {
      Reduce(noteReducer, environment: environment)
    }
    ._printChanges()
  }
}

let notebookReducer = AnyReducer<Notebook.State, Notebook.Action, NoteEnvironment> { environment in
  Notebook(environment: environment)
}
