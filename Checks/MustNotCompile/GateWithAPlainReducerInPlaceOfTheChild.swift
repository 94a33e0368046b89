import Headgate

@Reducer
struct Keypad {
  struct State {
    var digits = ""
  }
  enum Action: GatedAction, Equatable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    enum View: Equatable {
      case digitTapped(Int)
    }
    enum Delegate: Equatable {
      case unlocked
    }
    enum Interface: Equatable {
      case clear
    }
    enum Internal: Equatable {
      case codeChecked
    }
  }
}

@Reducer
struct Door {
  struct State {
    var keypad = Keypad.State()
    var taps = 0
  }
  enum Action {
    case keypad(Gate<Keypad>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) {
      Reduce { (state: inout Keypad.State, action: Gate<Keypad>) -> Effect<Gate<Keypad>> in
        #if WRONG
          if case .view(.digitTapped(1)) = action { state.digits = "" }  // must say: 'view' is unavailable
        #else
          if case .inside = action { state.digits = "" }
        #endif
        return .none
      }
    }
  }
}
