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
  enum Action {
    case keypad(Gate<Keypad>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) {
      Keypad()
      #if WRONG
        Reduce<Keypad.State, Keypad.Action> { state, action in  // must say: A gate takes the reducer of its own child
          switch action {
          case .view(.digitTapped(let digit)): print(digit)
          default: break
          }
          return .send(.internal(.codeChecked))
        }
      #endif
    }
  }
}
