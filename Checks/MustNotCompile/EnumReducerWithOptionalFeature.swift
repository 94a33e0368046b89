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

#if WRONG
  @Reducer
  enum Path {
    case letter(Letter?)  // must say: mark the case with '@ReducerCaseIgnored'. [MAC-24]
  }
#else
  @Reducer
  enum Path {
    case letter(Letter)
  }
#endif
