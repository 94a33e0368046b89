import Headgate

@Reducer
struct Keypad {
  struct State: Identifiable {
    let id: Int
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
struct Corridor {
  struct State {
    var keypads: IdentifiedArrayOf<Keypad.State> = []
    var open: Set<Int> = []
  }
  enum Action {
    case keypads(IdentifiedAction<Int, Gate<Keypad>>)
  }
  func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    #if WRONG
      case .keypads(.element(let id, .view(.digitTapped(1)))): state.open.insert(id)  // must say: 'view' is unavailable
    #else
      case .keypads(.element(let id, .delegate(.unlocked))): state.open.insert(id)
    #endif
    case .keypads: break
    }
    return .none
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in react(to: action, in: &state) }
      .forEach(\.keypads, action: \.keypads) { Keypad() }
  }
}
