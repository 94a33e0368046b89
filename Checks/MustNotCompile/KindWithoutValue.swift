import Headgate

@Reducer
struct Kettle {
  struct State {
    var degrees = 20
  }
  #if WRONG
    enum Action: GatedAction {
      case view(View)
      case delegate  // must say: [MAC-85]
      enum View {
        case switchPressed
      }
    }
  #else
    enum Action: GatedAction {
      case view(View)
      case boiled
      enum View {
        case switchPressed
      }
    }
  #endif
}
