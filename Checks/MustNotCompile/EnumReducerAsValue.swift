import Headgate

@Reducer
struct Letter {
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
  case letter(Letter)
}

@MainActor
func store() -> StoreOf<Path> {
  Store(initialState: .letter(Letter.State())) {
    #if WRONG
      Path()  // must say: an enum reducer has no values: write 'Inner.body'
    #else
      Path.body
    #endif
  }
}
