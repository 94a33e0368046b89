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
    case modify(Letter)  // must say: Call the case something else. [MAC-25]
  }
#else
  @Reducer
  enum Path {
    case change(Letter)
  }
#endif
