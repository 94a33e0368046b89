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

#if WRONG
  // must say in an expansion: type 'Bell.Action' does not conform to protocol 'GatedAction'
  // must say in an expansion: type 'Bell.Action' does not conform to protocol 'GatedAction'
  // must say in an expansion: requires that 'Bell.State' conform to 'EphemeralState'
  // must say in an expansion: generic parameter 'Value' could not be inferred
  // must say in an expansion: generic parameter 'Value' could not be inferred
#endif
