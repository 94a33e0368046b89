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

@Reducer
enum Path {
  #if WRONG
    case bell(Gate<Bell>)  // must say: type 'Bell.Action' does not conform to protocol 'GatedAction'
  #else
    case bell(Bell)
  #endif
}
