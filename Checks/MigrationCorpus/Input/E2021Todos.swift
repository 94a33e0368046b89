// style: 2021
// other names: `.forEach(state:action:environment:)` of a reducer is the operator `.forEach(\.rows, action: \.rows)`;
//   `case todo(id:action:)` is `case todos(IdentifiedActionOf<Todo>)`; `pullback` is `Scope`; `ForEachStore` is `ForEach`.
// no equivalent: `Reducer.combine` as a value (the body lists its reducers); `/TodosAction.todo` (key paths).

import ComposableArchitecture
import SwiftUI

struct TodoState: Equatable, Identifiable {
  let id: UUID
  var text = ""
  var isDone = false
}

enum TodoAction: Equatable {
  case checkboxTapped
  case textChanged(String)
}

struct TodoEnvironment {}

let todoReducer = Reducer<TodoState, TodoAction, TodoEnvironment> { state, action, _ in
  switch action {
  case .checkboxTapped:
    state.isDone.toggle()
    return .none
  case .textChanged(let text):
    state.text = text
    return .none
  }
}

struct TodosState: Equatable {
  var todos: IdentifiedArrayOf<TodoState> = []
}

enum TodosAction: Equatable {
  case addButtonTapped
  case sortCompleted
  case todo(id: TodoState.ID, action: TodoAction)
}

struct TodosEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var uuid: () -> UUID
}

let todosReducer = Reducer<TodosState, TodosAction, TodosEnvironment>.combine(
  todoReducer.forEach(
    state: \.todos,
    action: /TodosAction.todo(id:action:),
    environment: { _ in TodoEnvironment() }
  ),
  Reducer { state, action, environment in
    struct SortID: Hashable {}

    switch action {
    case .addButtonTapped:
      state.todos.insert(TodoState(id: environment.uuid()), at: 0)
      return .none

    case .todo(id: _, action: .checkboxTapped):
      return Effect(value: .sortCompleted)
        .debounce(id: SortID(), for: 1, scheduler: environment.mainQueue.animation())

    case .todo:
      return .none

    case .sortCompleted:
      state.todos.sort { !$0.isDone && $1.isDone }
      return .none
    }
  }
)

struct TodosView: View {
  let store: Store<TodosState, TodosAction>

  var body: some View {
    List {
      ForEachStore(
        store.scope(state: \.todos, action: TodosAction.todo(id:action:)),
        content: TodoRow.init(store:)
      )
    }
    .toolbar {
      WithViewStore(store.stateless) { viewStore in
        Button("Add") { viewStore.send(.addButtonTapped) }
      }
    }
  }
}

struct TodoRow: View {
  let store: Store<TodoState, TodoAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      HStack {
        Button(viewStore.isDone ? "☑" : "☐") { viewStore.send(.checkboxTapped) }
        TextField("Todo", text: viewStore.binding(get: \.text, send: TodoAction.textChanged))
      }
    }
  }
}
