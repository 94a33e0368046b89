import Headgate

// snippet: recipe-list
@Reducer
struct RecipeList {
  @ObservableState
  struct State: Equatable {
    var recipes: [String] = []
    @Presents var editor: RecipeEditor.State?
  }

  enum Action {
    case addButtonTapped
    case editor(PresentationAction<RecipeEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.editor = RecipeEditor.State()
        return .none
      case .editor(.presented(.delegate(.saved(let title)))):
        state.recipes.append(title)
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { RecipeEditor() }
  }
}
// snippet end
