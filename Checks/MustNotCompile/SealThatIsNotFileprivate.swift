import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  enum Action {
    case switchPressed
    #if WRONG
      @Sealed enum InternalEvent {  // must say: [MAC-82]
        case measured(Int), boiled
      }
    #else
      @Sealed fileprivate enum InternalEvent {
        case measured(Int), boiled
      }
    #endif
  }
}
