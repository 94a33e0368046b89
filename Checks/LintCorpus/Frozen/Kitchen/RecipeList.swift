import Foundation
import Headgate

/// All recipes. The list presents the editor.
@Reducer
struct RecipeList {
  @ObservableState
  struct State: Equatable {
    @Presents var editor: RecipeEditor.State?
    var isLoading = false
    var recipes: [Recipe] = []
    var filter = ""
    var shownError: KitchenError?
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    case editor(PresentationAction<RecipeEditor.Action>)

    enum View {
      case addButtonTapped
      case filterChanged(String)
      case listAppeared
      case recipeTapped(Recipe)
      case reloadButtonTapped
    }

    enum Delegate: Equatable {
      case cookingStarted(Recipe)
    }

    enum Internal: Equatable {
      case filterApplied
      case recipesLoaded([Recipe])
      case recipesLoadFailed(any Error)  // flags: equatable-error-payload, action-not-serializable
      case sortingChanged
    }
  }

  @Dependency(\.recipes) var client
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action):
        return reduce(into: &state, view: action)

      case .internal(let action):
        return reduce(into: &state, internal: action)

      case .editor(.presented(.delegate(.recipeDeleted(let id)))):
        state.recipes.removeAll { $0.id == id }
        state.editor = nil
        return .none

      case .editor(.presented(.delegate(.recipeSaved(let recipe)))):
        state.recipes.removeAll { $0.id == recipe.id }
        state.recipes.append(recipe)
        state.editor = nil
        return .none

      case .editor(.presented(.internal(.pictureLoaded))):  // flags: parent-observes-inside, internal-outside-feature
        state.isLoading = false
        return .none

      case .editor(.presented):  // flags: delegate-default
        return .none

      case .editor(.dismiss), .delegate:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { RecipeEditor() }
  }

  private func reduce(into state: inout State, view action: Action.View) -> EffectOf<Self> {
    switch action {
    case .addButtonTapped:
      let recipe = Recipe(id: UUID(), title: "", minutes: 30, ingredients: [])  // flags: ambient-nondeterminism
      state.editor = RecipeEditor.State(recipe: recipe)
      return .none
    case .filterChanged(let filter):
      state.filter = filter
      return .send(.internal(.filterApplied))  // flags: action-as-function
    case .recipeTapped(let recipe):
      state.editor = RecipeEditor.State(recipe: recipe)
      return .none
    case .listAppeared, .reloadButtonTapped:
      state.isLoading = true
      return .run { send in
        await send(.internal(.recipesLoaded(try await client.recipes())))
      } catch: { error, send in
        await send(.internal(.recipesLoadFailed(error)))
      }
    }
  }

  private func reduce(into state: inout State, internal action: Action.Internal) -> EffectOf<Self> {
    switch action {
    case .filterApplied:
      let filter = state.filter
      if !filter.isEmpty { state.recipes = state.recipes.filter { $0.title.contains(filter) } }
      return .send(.internal(.sortingChanged))  // flags: action-as-function, send-chain
    case .sortingChanged:
      state.recipes.sort { $0.title < $1.title }
      return .none
    case .recipesLoaded(let recipes):
      state.isLoading = false
      state.recipes = recipes
      return .none
    case .recipesLoadFailed(let error):
      state.isLoading = false
      state.shownError = error as? KitchenError
      return .none
    }
  }
}
