import Headgate

@Reducer
struct Message {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action {
    case typed(String)
  }
}

@Reducer
enum Path {
  case letter(Message)
}

@MainActor
func store() -> StoreOf<Path> {
  Store(initialState: .letter(Message.State())) {
    #if WRONG
      Path()  // must say: an enum reducer has no values: write 'Inner.body'
    #else
      Path.body
    #endif
  }
}
