import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  enum Action {
    case switchPressed
    #if WRONG
      @Sealed  // must say: [MAC-80]
      fileprivate struct InternalEvent {
        var degrees = 0
      }
    #else
      @Sealed fileprivate enum InternalEvent {
        case measured(Int), boiled
      }
    #endif
  }
}
