import HeadgateUDF

struct TodoState: Equatable {
  var todos: [String] = []
  var filter: String?
}

struct AddTodo: Action { let title: String }
struct SetFilter: Action { let filter: String? }

func todoReducer(action: Action, state: TodoState?) -> TodoState {
  var state = state ?? TodoState()
  switch action {
  case let action as AddTodo: state.todos.append(action.title)
  case let action as SetFilter: state.filter = action.filter
  case is ReSwiftInit: break
  default: break
  }
  return state
}

let mainStore = Store<TodoState>(reducer: todoReducer, state: nil)
