import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  enum Action {
    case switchPressed
    #if WRONG
      @Sealed fileprivate enum InternalEvent<Unit> {  // must say: [MAC-83]
        case measured(Int), boiled
      }
    #else
      @Sealed fileprivate enum InternalEvent {
        case measured(Int), boiled
      }
    #endif
  }
}
