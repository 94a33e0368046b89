import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  #if WRONG
    enum Action: GatedAction {
      case view(View)
      enum View {
        case switchPressed
      }
      fileprivate enum InternalEvent {  // must say: [MAC-87]
        case measured(Int)
      }
    }
  #else
    enum Action: GatedAction {
      case view(View), `internal`(Internal)
      enum View {
        case switchPressed
      }
      @Sealed fileprivate enum InternalEvent {
        case measured(Int)
      }
    }
  #endif
}
