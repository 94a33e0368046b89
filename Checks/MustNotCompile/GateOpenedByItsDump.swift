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

extension Gate where Child == Keypad {
  var isTap: Bool {
    #if WRONG
      if case .view? = customDumpValue as? Keypad.Action { true } else { false }  // must say: 'customDumpValue'
    #else
      kind == .view
    #endif
  }
}
