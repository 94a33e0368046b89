import Headgate

@Reducer
struct Keypad {
  enum Action {
    enum Delegate {
      case unlocked
      #if WRONG
        case refused
      #endif
    }
    case buttonTapped
    case delegate(Delegate)
  }
}

@Reducer
struct Shed {
  @ObservableState
  struct State {
    var keypad = Keypad.State()
    var isOpen = false
  }
  enum Action {
    case keypad(Keypad.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.keypad, action: \.keypad) { Keypad() }
    Reduce { state, action in
      switch action {
      case .keypad(.delegate(let news)):
        switch news {  // must say: switch must be exhaustive
        case .unlocked: state.isOpen = true
        }
        return .none
      case .keypad:
        return .none
      }
    }
  }
}
