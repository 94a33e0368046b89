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
struct Building {
  struct State {
    var path = StackState<Keypad.State>()
    var openCount = 0
  }
  enum Action {
    case path(StackAction<Keypad.State, Gate<Keypad>>)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .path(.element(_, .internal(.codeChecked))): state.openCount += 1  // must say: 'internal' is unavailable
    #else
      case .path(.element(_, .delegate(.unlocked))): state.openCount += 1
    #endif
    case .path: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in react(to: action, in: &state) }
      .forEach(\.path, action: \.path) { Keypad() }
  }
}
