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
struct Door {
  struct State {
    var bell = Bell.State()
  }
  enum Action {
    #if WRONG
      case bell(Gate<Bell>)  // must say: type 'Bell.Action' does not conform to protocol 'GatedAction'
    #else
      case bell(Bell.Action)
    #endif
  }
}
