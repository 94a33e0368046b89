import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  enum Action {
    case switchPressed
    #if WRONG
      @Sealed fileprivate enum InternalEvent {
        case measured(Int), measured(celsius: Double)  // must say: [MAC-2]
      }
    #else
      @Sealed fileprivate enum InternalEvent {
        case measured(Int), boiled
      }
    #endif
  }
}
