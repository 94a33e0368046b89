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

struct Listener: Reducer {
  func reduce(into state: inout Keypad.State, action: Keypad.Action) -> Effect<Keypad.Action> {
    if case .view(.digitTapped(let digit)) = action { print(digit) }
    return Keypad().reduce(into: &state, action: action)
  }
  typealias Body = Never
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
    #if WRONG
      Scope(state: \.keypad, action: \.keypad) { Listener() }  // must say: A gate takes the reducer of its own child
    #else
      Scope(state: \.keypad, action: \.keypad) { Keypad() }
    #endif
  }
}
