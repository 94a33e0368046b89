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

func hear(_ gate: Gate<Keypad>) {
  #if WRONG
    print(_GateWrapping<Keypad>.inner(of: gate))  // must say: missing argument for parameter #2 in call
    let access = _WrappingAccess()  // must say: '_WrappingAccess' initializer is inaccessible due to 'internal'
    if let action = _GateWrapping<Keypad>.inner(of: gate, access) { print(action) }
  #else
    print(gate)
  #endif
}
