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
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .keypad(.inside(.view(.digitTapped))): state.isOpen = true  // must say: has no member 'view'
    #else
      case .keypad(.inside): state.isOpen = true
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
