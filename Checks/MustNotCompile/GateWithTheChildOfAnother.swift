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
struct Intercom {
  typealias State = Keypad.State
  enum Action: GatedAction {
    case view(View)
    enum View {
      case talkButtonTapped
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
    #if WRONG
      Scope(state: \.keypad, action: \.keypad) { Intercom() }  // must say: A gate takes the reducer of its own child
    #else
      Scope(state: \.keypad, action: \.keypad) { Keypad() }
    #endif
  }
}
