import Headgate
import SwiftUI

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case nameChanged(String)
    case saveTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Contact {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  enum Action {
    case starTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Contacts {
  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact.State> = []
    var editor: Editor.State?

    var isEditing: Bool { editor != nil }
  }

  enum Action {
    case addTapped
    case contact(IdentifiedAction<Int, Contact.Action>)
    case editor(Editor.Action)
    case setEditing(Bool)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifLet(\.editor, action: \.editor) { Editor() }
      .forEach(\.contacts, action: \.contact) { Contact() }
  }
}

struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    List {
      ForEach(store.scope(state: \.contacts, action: \.contact)) { row in
        Button(row.name) { row.send(.starTapped) }
      }
    }
    .toolbar { Button("Add") { store.send(.addTapped) } }
    .sheet(isPresented: $store.isEditing.sending(\.setEditing)) {
      if let editor = store.scope(state: \.editor, action: \.editor) {
        @Bindable var editor = editor
        TextField("Name", text: $editor.name.sending(\.nameChanged))
        Button("Save") { editor.send(.saveTapped) }
      }
    }
  }
}
