import Headgate

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action: Equatable { case titleChanged(String), doneToggled, archived(Int), unlocked }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .titleChanged(title):
        state.title = title
        return .none
      case .doneToggled:
        state.isDone.toggle()
        return .send(.archived(state.id))
      case .archived:
        return .none
      case .unlocked:
        state.isDone = false
        return .none
      }
    }
  }
}

@MainActor
struct TodoView {
  let store: StoreOf<Todo>

  func typed(_ title: String) { store.send(.titleChanged(title)) }
  func togglePressed() { store.send(.doneToggled) }
}

@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Todo.State> = []
    var archived: [Int] = []
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<Todo>)
    case unlockButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(id: _, action: .archived(let id))):
        state.archived.append(id)
        return .none
      case .rows:
        return .none
      case .unlockButtonTapped:
        return .merge(state.rows.ids.map { .send(.rows(.element(id: $0, action: .unlocked))) })
      }
    }
    .forEach(\.rows, action: \.rows) { Todo() }
  }
}
