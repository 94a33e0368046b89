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

enum DoorAction {
  case keypad(Gate<Keypad>)

  static let path = AnyCasePath<DoorAction, Gate<Keypad>>(
    _$gate: 0,
    enter: { box in
      #if WRONG
        print(box.action)  // must say: 'action' is inaccessible due to 'internal' protection level
      #else
        print(box)
      #endif
      return box._$into(DoorAction.keypad)
    },
    open: { if case .keypad(let gate)? = Optional($0) { ._$through(gate) } else { nil } }
  )
}
