import Headgate

@Reducer
struct Keypad {
  struct State {
    var digits = ""
  }
  enum Action: GatedAction, Equatable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    enum View: Equatable {
      case digitTapped(Int)
    }
    enum Delegate: Equatable {
      case unlocked
    }
    enum Interface: Equatable {
      case clear
    }
    enum Internal: Equatable {
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
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .keypad(.view(.digitTapped(1))): state.isOpen = true  // must say: 'view' is unavailable
    #else
      case .keypad(.delegate(.unlocked)): state.isOpen = true
    #endif
    case .keypad, .bellRung: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) { Keypad() }
    Reduce { state, action in react(to: action, in: &state) }
  }
}
