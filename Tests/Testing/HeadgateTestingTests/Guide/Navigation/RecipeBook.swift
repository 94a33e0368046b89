import Headgate

// snippet: recipe-book
@Reducer
struct RecipeBook {
  @Reducer
  enum Destination {
    case editor(RecipeEditor)
    case list(RecipeList)
    case help
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case editButtonTapped(String)
    case searchButtonTapped
    case helpButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped(let title):
        state.destination = .editor(RecipeEditor.State(title: title))
        return .none
      case .searchButtonTapped:
        state.destination = .list(RecipeList.State())
        return .none
      case .helpButtonTapped:
        state.destination = .help
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
// snippet end

@MainActor
func recipeBookText(_ store: StoreOf<RecipeBook>) -> String {
  // snippet: recipe-case
  guard let destination = store.scope(state: \.destination, action: \.destination.presented) else {
    return "The book"
  }
  switch destination.case {
  case .editor(let store): return "Edit \(store.title)"
  case .list(let store): return "\(store.recipes.count) recipes"
  case .help: return "Help"
  }
  // snippet end
}
