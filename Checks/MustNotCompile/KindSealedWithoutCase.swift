import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  #if WRONG
    enum Action: GatedAction {
      case view(View)
      @Sealed fileprivate enum InternalEvent {  // must say: [MAC-86]
        case measured(Int)
      }
      enum View {
        case switchPressed
      }
    }
  #else
    enum Action: GatedAction {
      case view(View)
      fileprivate enum Reading {
        case measured(Int)
      }
      enum View {
        case switchPressed
      }
    }
  #endif
}
