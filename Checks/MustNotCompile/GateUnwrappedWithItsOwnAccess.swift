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

extension _WrappingAccess {
  #if WRONG
    init(forMe: Void) {}  // must say: initializer
  #else
    static var name: String { "access" }
  #endif
}
