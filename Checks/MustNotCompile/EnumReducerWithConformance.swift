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
  enum Path: Hashable {  // must say: write 'extension Path.State: Hashable {}' at file scope. [MAC-20]
    case letter(Letter)
  }
#else
  @Reducer
  enum Path {
    case letter(Letter)
  }
#endif
