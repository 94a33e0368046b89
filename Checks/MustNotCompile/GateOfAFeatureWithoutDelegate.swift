import Headgate

@Reducer
struct Bell {
  struct State {
    var count = 0
  }
  enum Action: GatedAction {
    case view(View)
    enum View {
      case buttonTapped
    }
  }
}

@Reducer
struct Door {
  struct State {
    var bell = Bell.State()
  }
  enum Action {
    case bell(Gate<Bell>)
    case closed
  }
}

extension Door.Action {
  var isGuest: Bool {
    switch self {
    #if WRONG
      case .bell(.delegate(.rung)): true  // must say: pattern of type 'Gate<Child>' cannot match 'Gate<Bell>'
    #else
      case .bell(.inside): true
    #endif
    case .bell, .closed: false
    }
  }
}
