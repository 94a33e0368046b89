import Headgate

@Reducer
struct Keypad {
  struct State {
    var digits = ""
  }
  enum Action: GatedAction {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    enum View {
      case digitTapped(Int)
    }
    enum Delegate {
      case unlocked
      #if WRONG
        case refused
      #endif
    }
    enum Interface {
      case clear
    }
    enum Internal {
      case codeChecked
    }
  }
}

@Reducer
struct Door {
  struct State {
    var keypad = Keypad.State()
    var isOpen = false
  }
  enum Action {
    case keypad(Gate<Keypad>)
    case bellRung
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) { Keypad() }
    Reduce { state, action in
      switch action {  // must say: switch must be exhaustive
      case .keypad(.delegate(.unlocked)): state.isOpen = true
      case .keypad(.interface), .keypad(.inside), .bellRung: break
      }
      return .none
    }
  }
}
