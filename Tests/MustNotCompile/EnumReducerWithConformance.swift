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

#if WRONG
  @Reducer
  enum Path: Hashable {  // must say: write 'extension Path.State: Hashable {}' at file scope. [MAC-20]
    case letter(Message)
  }
#else
  @Reducer
  enum Path {
    case letter(Message)
  }
#endif
