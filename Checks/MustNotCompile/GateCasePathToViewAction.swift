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
  }
}

extension Door.Action {
  var opensDoor: Bool {
    #if WRONG
      self.is(\.keypad.view.digitTapped)  // must say: has no dynamic member 'view'
    #else
      self.is(\.keypad.delegate.unlocked)
    #endif
  }
}
