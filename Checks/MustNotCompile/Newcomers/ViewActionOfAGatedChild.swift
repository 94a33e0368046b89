// grade: A, before: C
// A parent that matches a view action of a child behind a gate.
import Headgate

@Reducer
struct Keypad {
  @ObservableState
  struct State: Equatable {
    var digits = ""
  }
  enum Action: GatedAction {
    case view(View), delegate(Delegate), `internal`(Internal)
    enum View {
      case digitTapped(Int)
    }
    enum Delegate {
      case unlocked
    }
    enum Internal {
      case codeChecked
    }
  }
}

#if WRONG
  @Reducer
  struct Door {
    @ObservableState
    struct State: Equatable {
      var keypad = Keypad.State()
      var isOpen = false
    }
    enum Action {
      case keypad(Gate<Keypad>)
      case bellRung
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.keypad, action: \.keypad) { Keypad() }
      Reduce { state, action in
        switch action {
        case .keypad(.view(.digitTapped(let digit))):  // must say: Match a delegate action of the child
          state.isOpen = digit == 1
          return .none
        case .keypad, .bellRung:
          return .none
        }
      }
    }
  }
#else
  @Reducer
  struct Door {
    @ObservableState
    struct State: Equatable {
      var keypad = Keypad.State()
      var isOpen = false
    }
    enum Action {
      case keypad(Gate<Keypad>)
      case bellRung
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.keypad, action: \.keypad) { Keypad() }
      Reduce { state, action in
        switch action {
        case .keypad(.delegate(.unlocked)):
          state.isOpen = true
          return .none
        case .keypad, .bellRung:
          return .none
        }
      }
    }
  }
#endif
