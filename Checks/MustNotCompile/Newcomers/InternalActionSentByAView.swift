// grade: A, before: B
// holds: MACRO-126
// A view that sends an internal action.
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

struct KeypadScreen {
  let store: ViewStore<Keypad>

  @MainActor func enterPressed() {
    #if WRONG
      store.send(.internal(.codeChecked))  // must say: A view sends only view actions, and without '.view':
    #else
      store.send(.digitTapped(1))
    #endif
  }
}
