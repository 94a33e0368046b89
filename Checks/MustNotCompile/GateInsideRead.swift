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
    var isOpen = false
  }
  enum Action {
    case keypad(Gate<Keypad>)
    case bellRung
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) { Keypad() }
    Reduce { state, action in
      if case .keypad(.inside(let inside)) = action {
        #if WRONG
          print(inside.action)  // must say: 'action' is inaccessible due to 'package' protection level
        #else
          print(inside)
        #endif
      }
      return .none
    }
  }
}
