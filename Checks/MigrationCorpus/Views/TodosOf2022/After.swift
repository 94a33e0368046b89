import Headgate
import SwiftUI

enum Filter: String, CaseIterable {
  case all
  case active
}

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action {
    case doneToggled
    case titleChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}

@Reducer
struct Todos {
  @ObservableState
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
    case todo(IdentifiedAction<Int, Todo.Action>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      .none
    }
    .forEach(\.todos, action: \.todo) { Todo() }
  }
}

struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    VStack {
      // The filter is animated.
      Picker("Filter", selection: $store.filter.sending(\.filterPicked)) {
        ForEach(Filter.allCases, id: \.self) { filter in
          Text(filter.rawValue).tag(filter)
        }
      }
      List {
        ForEach(
          store.scope(state: \.shown, action: \.todo),
          content: TodoView.init(store:)
        )
      }
      Text("\(store.openCount) open")
      Button("Clear") { store.send(.clearTapped, animation: .default) }
        .disabled(store.todos.isEmpty)
    }
    .toolbar {
      Button("Add") { store.send(.addTapped) }
    }
  }
}

struct TodoView: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Button(store.isDone ? "Done" : "Open") { store.send(.doneToggled) }
      TextField("Title", text: $store.title.sending(\.titleChanged))
    }
    .foregroundColor(store.isDone ? .gray : nil)
  }
}
