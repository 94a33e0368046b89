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

extension Door {
  func quietly() -> Action {
    #if WRONG
      .bell(.interface(.mute))  // must say: type 'Never' has no member 'mute'
    #else
      .closed
    #endif
  }
}
