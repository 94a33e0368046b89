import Headgate

@Reducer
struct RecipeKitchen {
  // snippet: recipe-kitchen
  @Reducer
  enum Path {
    case list(RecipeList)
    case editor(RecipeEditor)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var lastSaved: String?
  }
  // snippet end

  enum Action {
    case listButtonTapped
    case editButtonTapped(String)
    case homeButtonTapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    // snippet: recipe-kitchen-body
    Reduce { state, action in
      switch action {
      case .listButtonTapped:
        state.path.append(.list(RecipeList.State()))
        return .none
      case .editButtonTapped(let title):
        state.path.append(.editor(RecipeEditor.State(title: title)))
        return .none
      case .homeButtonTapped:
        state.path.removeAll()
        return .none
      case .path(.element(_, .editor(.delegate(.saved(let title))))):
        state.lastSaved = title
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    // snippet end
  }
}

extension RecipeKitchen.Path.State: Equatable {}
