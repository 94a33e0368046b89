// compile with: -default-isolation MainActor
import Headgate

// holds: MACRO-136

// As `IsolatedCasesOfActions`, but without a nested enum. The compiler then checks the expansions only if it finds no other error.
#if WRONG
  protocol NamedAction {
    static func named(_: String) -> Self
  }
#else
  nonisolated protocol NamedAction {
    static func named(_: String) -> Self
  }
#endif

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: NamedAction {
    case named(String)
    case reset
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .named(let name):  // must say: pattern with associated values does not match enum case 'named'
        state.name = name
        return .none
      case .reset: return .send(.named(""))
      }
    }
  }
}
