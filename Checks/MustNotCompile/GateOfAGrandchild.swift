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
  }
  enum Action: GatedAction {
    case keypad(Gate<Keypad>), delegate(Delegate)
    enum Delegate {
      case opened
    }
  }
}

@Reducer
struct House {
  struct State {
    var door = Door.State()
    var guests = 0
  }
  enum Action {
    case door(Gate<Door>)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .door(.keypad(.delegate(.unlocked))): state.guests += 1  // must say: 'Gate<Door>' has no member 'keypad'
    #else
      case .door(.delegate(.opened)): state.guests += 1
    #endif
    case .door: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in react(to: action, in: &state) }
  }
}
