import Headgate

@Reducer
struct List {
  @ObservableState
  struct State {
    var rows: [String] = []
  }
  enum Action: ViewAction {
    case view(View)
    case loaded([String])
    enum View {
      case refreshPulled
    }
  }
}

@ViewAction(for: List.self)
struct ListScreen {
  let store: StoreOf<List>

  @MainActor func pulled() {
    #if WRONG
      send(.loaded([]))  // must say: type 'List.Action.View' has no member 'loaded'
    #else
      send(.refreshPulled)
    #endif
  }
}
