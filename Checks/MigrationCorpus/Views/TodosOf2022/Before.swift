import ComposableArchitecture
import SwiftUI

enum Filter: String, CaseIterable {
  case all
  case active
}

struct Todo: ReducerProtocol {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action {
    case doneToggled
    case titleChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    .none
  }
}

struct Todos: ReducerProtocol {
  struct State: Equatable {
    var filter = Filter.all
    var todos: IdentifiedArrayOf<Todo.State> = []

    var shown: IdentifiedArrayOf<Todo.State> { todos }
    var openCount: Int { todos.count }
  }

  enum Action {
    case addTapped
    case clearTapped
    case filterPicked(Filter)
    case todo(id: Int, action: Todo.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      .none
    }
    .forEach(\.todos, action: /Action.todo(id:action:)) { Todo() }
  }
}

struct TodosView: View {
  let store: StoreOf<Todos>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      VStack {
        // The filter is animated.
        Picker("Filter", selection: viewStore.binding(get: \.filter, send: Todos.Action.filterPicked)) {
          ForEach(Filter.allCases, id: \.self) { filter in
            Text(filter.rawValue).tag(filter)
          }
        }
        List {
          ForEachStore(
            self.store.scope(state: \.shown, action: Todos.Action.todo(id:action:)),
            content: TodoView.init(store:)
          )
        }
        Text("\(viewStore.openCount) open")
        Button("Clear") { viewStore.send(.clearTapped, animation: .default) }
          .disabled(viewStore.todos.isEmpty)
      }
      .toolbar {
        Button("Add") { viewStore.send(.addTapped) }
      }
    }
  }
}

struct TodoView: View {
  let store: StoreOf<Todo>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      HStack {
        Button(viewStore.isDone ? "Done" : "Open") { viewStore.send(.doneToggled) }
        TextField("Title", text: viewStore.binding(get: \.title, send: Todo.Action.titleChanged))
      }
      .foregroundColor(viewStore.isDone ? .gray : nil)
    }
  }
}
