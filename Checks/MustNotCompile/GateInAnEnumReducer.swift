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
  @ObservableState
  struct State {
    @Presents var entrance: Entrance.State?
    var isOpen = false
  }
  enum Action {
    case entrance(PresentationAction<Entrance.Action>)
  }
  @Reducer
  enum Entrance {
    case main(Gate<Keypad>)
    case back(Gate<Keypad>)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .entrance(.presented(.main(.view(.digitTapped(1))))): state.isOpen = true  // must say: 'view' is unavailable
    #else
      case .entrance(.presented(.main(.delegate(.unlocked)))): state.isOpen = true
    #endif
    case .entrance: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in react(to: action, in: &state) }
      .ifLet(\.$entrance, action: \.entrance)
  }
}
