import ComposableArchitecture
import SwiftUI

struct Editor: ReducerProtocol {
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case nameChanged(String)
    case saveTapped
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Contact: ReducerProtocol {
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  enum Action {
    case starTapped
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Contacts: ReducerProtocol {
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact.State> = []
    var editor: Editor.State?

    var isEditing: Bool { editor != nil }
  }

  enum Action {
    case addTapped
    case contact(id: Int, action: Contact.Action)
    case editor(Editor.Action)
    case setEditing(Bool)
  }

  var body: some ReducerProtocol<State, Action> {
    EmptyReducer()
      .ifLet(\.editor, action: /Action.editor) { Editor() }
      .forEach(\.contacts, action: /Action.contact(id:action:)) { Contact() }
  }
}

struct ContactsView: View {
  let store: StoreOf<Contacts>

  var body: some View {
    WithViewStore(store, observe: \.isEditing) { viewStore in
      List {
        ForEachStore(store.scope(state: \.contacts, action: Contacts.Action.contact(id:action:))) { row in
          WithViewStore(row, observe: { $0 }) { viewStore in
            Button(viewStore.name) { viewStore.send(.starTapped) }
          }
        }
      }
      .toolbar { Button("Add") { viewStore.send(.addTapped) } }
      .sheet(isPresented: viewStore.binding(send: Contacts.Action.setEditing)) {
        IfLetStore(store.scope(state: \.editor, action: Contacts.Action.editor)) { editor in
          WithViewStore(editor, observe: { $0 }) { viewStore in
            TextField("Name", text: viewStore.binding(get: \.name, send: Editor.Action.nameChanged))
            Button("Save") { viewStore.send(.saveTapped) }
          }
        }
      }
    }
  }
}
