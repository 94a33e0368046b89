import Headgate

@Reducer
struct Bell {
  struct State {
    var count = 0
  }
  enum Action {
    case buttonTapped
  }
}

struct BellScreen {
  #if WRONG
    let store: ViewStore<Bell>  // must say: type 'Bell.Action' does not conform to protocol 'ViewAction'
  #else
    let store: StoreOf<Bell>
  #endif
}
