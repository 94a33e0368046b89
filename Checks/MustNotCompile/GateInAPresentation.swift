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
  @ObservableState
  struct State {
    @Presents var keypad: Keypad.State?
    var isOpen = false
  }
  enum Action {
    case keypad(PresentationAction<Gate<Keypad>>)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .keypad(.presented(.view(.digitTapped(1)))): state.isOpen = true  // must say: 'view' is unavailable
    #else
      case .keypad(.presented(.delegate(.unlocked))): state.isOpen = true
    #endif
    case .keypad: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in react(to: action, in: &state) }
      .ifLet(\.$keypad, action: \.keypad) { Keypad() }
  }
}
