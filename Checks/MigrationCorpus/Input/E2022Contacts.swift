// style: 2022
// other names: `.forEach(\.contacts, action: /Action.contact(id:action:))` has the key path `\.contacts` and an `IdentifiedActionOf`;
//   `.ifLet(\.editor, action: /Action.editor)` has a key path; `ForEachStore` and `IfLetStore` are `ForEach` and `if let`.
// no equivalent: an optional child that is presented by a `Bool` binding (use `@Presents`).

import ComposableArchitecture
import SwiftUI

struct ContactRow: ReducerProtocol {
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
    var isStarred = false
  }

  enum Action: Equatable {
    case starButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    state.isStarred.toggle()
    return .none
  }
}

struct ContactEditor: ReducerProtocol {
  struct State: Equatable {
    var name = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
    case saveButtonTapped
  }

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      if case .nameChanged(let name) = action { state.name = name }
      return .none
    }
  }
}

struct Contacts: ReducerProtocol {
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<ContactRow.State> = []
    var editor: ContactEditor.State?

    var isEditing: Bool { editor != nil }
  }

  enum Action: Equatable {
    case addButtonTapped
    case contact(id: ContactRow.State.ID, action: ContactRow.Action)
    case editor(ContactEditor.Action)
    case setEditing(Bool)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.editor = ContactEditor.State()
        return .none

      case .contact(id: let id, action: .starButtonTapped):
        guard let contact = state.contacts[id: id], contact.isStarred else { return .none }
        state.contacts.remove(id: id)
        state.contacts.insert(contact, at: 0)
        return .none

      case .editor(.saveButtonTapped):
        guard let editor = state.editor else { return .none }
        state.contacts.append(ContactRow.State(id: uuid(), name: editor.name))
        state.editor = nil
        return .none

      case .editor:
        return .none

      case .setEditing(false):
        state.editor = nil
        return .none

      case .setEditing(true):
        return .none
      }
    }
    .ifLet(\.editor, action: /Action.editor) {
      ContactEditor()
    }
    .forEach(\.contacts, action: /Action.contact(id:action:)) {
      ContactRow()
    }
  }
}

struct ContactsView: View {
  let store: StoreOf<Contacts>

  var body: some View {
    WithViewStore(store, observe: \.isEditing) { viewStore in
      List {
        ForEachStore(store.scope(state: \.contacts, action: Contacts.Action.contact(id:action:))) { row in
          WithViewStore(row, observe: { $0 }) { viewStore in
            Button(viewStore.name) { viewStore.send(.starButtonTapped) }
          }
        }
      }
      .toolbar { Button("Add") { viewStore.send(.addButtonTapped) } }
      .sheet(isPresented: viewStore.binding(send: Contacts.Action.setEditing)) {
        IfLetStore(store.scope(state: \.editor, action: Contacts.Action.editor)) { editor in
          WithViewStore(editor, observe: { $0 }) { viewStore in
            TextField("Name", text: viewStore.binding(get: \.name, send: ContactEditor.Action.nameChanged))
            Button("Save") { viewStore.send(.saveButtonTapped) }
          }
        }
      }
    }
  }
}
