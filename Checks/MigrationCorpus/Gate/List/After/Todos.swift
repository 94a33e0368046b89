import Headgate

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action: GatedAction, Equatable {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)

    enum View: Equatable {
      case titleChanged(String), doneToggled
    }

    enum Delegate: Equatable {
      case archived(Int)
    }

    enum Interface: Equatable {
      case unlocked
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(.titleChanged(title)):
        state.title = title
        return .none
      case .view(.doneToggled):
        state.isDone.toggle()
        return .send(.delegate(.archived(state.id)))
      case .delegate(.archived):
        return .none
      case .interface(.unlocked):
        state.isDone = false
        return .none
      }
    }
  }
}

@MainActor
struct TodoView {
  let store: StoreOf<Todo>

  func typed(_ title: String) { store.send(.view(.titleChanged(title))) }
  func togglePressed() { store.send(.view(.doneToggled)) }
}

@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Todo.State> = []
    var archived: [Int] = []
  }

  enum Action: Equatable {
    case rows(IdentifiedGatesOf<Todo>)
    case unlockButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(id: _, action: .delegate(.archived(let id)))):
        state.archived.append(id)
        return .none
      case .rows:
        return .none
      case .unlockButtonTapped:
        return .merge(state.rows.ids.map { .send(.rows(.element(id: $0, action: .interface(.unlocked)))) })
      }
    }
    .forEach(\.rows, action: \.rows) { Todo() }
  }
}
