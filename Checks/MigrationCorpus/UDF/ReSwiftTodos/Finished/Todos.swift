import HeadgateUDF

struct TodoState: Equatable {
  var todos: [String] = []
  var filter: String?
}

struct AddTodo: Action { let title: String }
struct SetFilter: Action { let filter: String? }

func todoReducer(state: inout TodoState, action: any Action) {
  switch action {
  case let action as AddTodo: state.todos.append(action.title)
  case let action as SetFilter: state.filter = action.filter
  default: break
  }
}

let mainStore = Store<TodoState>(state: TodoState(), reducer: todoReducer)
