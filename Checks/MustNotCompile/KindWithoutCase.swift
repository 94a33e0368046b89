import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  #if WRONG
    enum Action: GatedAction {
      case view(View)
      enum Delegate {  // must say: [MAC-86]
        case boiled
      }
      enum View {
        case switchPressed
      }
    }
  #else
    enum Action: GatedAction {
      case view(View)
      enum Outcome {
        case boiled
      }
      enum View {
        case switchPressed
      }
    }
  #endif
}
