import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  enum Action {
    case switchPressed
    #if WRONG
      @Sealed fileprivate enum Event {  // must say: [MAC-81]
        case measured(Int), boiled
      }
    #else
      @Sealed fileprivate enum InternalEvent {
        case measured(Int), boiled
      }
    #endif
  }
}
