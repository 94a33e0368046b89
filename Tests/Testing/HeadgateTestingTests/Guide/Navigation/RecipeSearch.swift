import Headgate

@Reducer
struct RecipeRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var isFavorite = false
  }

  enum Action { case favoriteButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.isFavorite.toggle()
      return .none
    }
  }
}

// snippet: recipe-search
@Reducer
struct RecipeSearch {
  @ObservableState
  struct State: Equatable {
    var favorites: IdentifiedArrayOf<RecipeRow.State> = []
    var results: IdentifiedArrayOf<RecipeRow.State>?
  }

  enum Action {
    case clearButtonTapped
    case favorites(IdentifiedActionOf<RecipeRow>)
    case results(IdentifiedActionOf<RecipeRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        state.results = nil
        return .none
      case .favorites, .results:
        return .none
      }
    }
    .forEach(\.favorites, action: \.favorites) { RecipeRow() }
    .ifLet(\.results, action: \.results) {
      EmptyReducer().forEach(\.self, action: \.self) { RecipeRow() }
    }
  }
}
// snippet end

@MainActor
func recipeSearchText(_ store: StoreOf<RecipeSearch>) -> String {
  // snippet: recipe-search-rows
  guard let results = store.scope(state: \.results, action: \.results) else { return "Search" }
  var titles: [String] = []
  for row in results.scope(state: \.self, action: \.self) { titles.append(row.title) }
  // snippet end
  return titles.joined(separator: ", ")
}
