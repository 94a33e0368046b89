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
  @ReducerCaseIgnored case photo(Int)
}

func send(_ perform: (Path.Action) -> Void) {
  #if WRONG
    perform(.photo(1))  // must say: cannot convert value of type 'Int' to expected argument type 'Never'
  #else
    perform(.letter(.typed("a")))
  #endif
}
