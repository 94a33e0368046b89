import Foundation
import Headgate

/// The sheet that edits a recipe.
@Reducer
struct RecipeEditor {  // near-miss: monolithic-feature
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var isSaving = false
    var picture: DecodedPicture?
    var recipe: Recipe
    var step = 1

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.recipe == rhs.recipe && lhs.isSaving == rhs.isSaving && lhs.step == rhs.step && lhs.alert == rhs.alert
    }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)

    @CasePathable
    enum Alert: Equatable {
      case deletionConfirmed
    }

    enum Delegate: Equatable {
      case recipeDeleted(Recipe.ID)
      case recipeSaved(Recipe)
      case recipeShared(Recipe)  // flags: unobserved-delegate
    }

    enum Internal {
      case pictureLoaded(DecodedPicture)  // flags: action-not-serializable
      case pictureSizeLoaded(width: Int, height: Int)  // near-miss: action-too-broad, action-not-serializable
      case pictureLoadFailed(KitchenError)
      case recipeStored(Result<Recipe, KitchenError>)  // near-miss: task-result
    }

    enum View {
      case deleteButtonTapped
      case ingredientAdded(name: String, amount: String, isOptional: Bool)  // flags: action-too-broad
      case saveButtonTapped
      case shareButtonTapped
      case sheetAppeared
    }
  }

  @Dependency(\.recipes) var recipes
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.step):
        state.step = min(max(state.step, 1), 4)
        return .none

      case .binding, .delegate, .alert(.dismiss):  // near-miss: delegate-handled-by-self
        return .none

      case .view(.sheetAppeared):
        return .run { [id = state.recipe.id] send in
          await send(.internal(.pictureLoaded(try await recipes.picture(id))))
        } catch: { _, send in
          await send(.internal(.pictureLoadFailed(.offline)))
        }

      case .view(.ingredientAdded(let name, let amount, let isOptional)):
        let text = isOptional ? "\(name) (optional)" : name
        state.recipe.ingredients.append(Ingredient(id: uuid(), name: text, amount: amount))
        return .none

      case .view(.saveButtonTapped):
        state.isSaving = true
        return .run { [recipe = state.recipe] send in
          let result = await Result { try await recipes.save(recipe) }.mapError { $0 as? KitchenError ?? .offline }
          await send(.internal(.recipeStored(result)))  // near-miss: response-without-failure
        }

      case .view(.shareButtonTapped):
        return .send(.delegate(.recipeShared(state.recipe)))

      case .view(.deleteButtonTapped):
        state.alert = .confirmation
        return .none

      case .alert(.presented(.deletionConfirmed)):  // near-miss: parent-observes-inside
        return .run { [id = state.recipe.id] send in
          try await recipes.delete(id)
          await send(.delegate(.recipeDeleted(id)))  // flags: response-without-failure
        }

      case .internal(.pictureLoaded(let picture)):
        state.picture = picture
        return .none

      case .internal(.pictureSizeLoaded), .internal(.pictureLoadFailed):
        return .none

      case .internal(.recipeStored(.success(let recipe))):
        state.isSaving = false
        return .send(.delegate(.recipeSaved(recipe)))

      case .internal(.recipeStored(.failure)):
        state.isSaving = false
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    BindingReducer()  // flags: binding-without-reducer
  }
}

extension AlertState where Action == RecipeEditor.Action.Alert {
  static var confirmation: Self {
    AlertState {
      TextState("Delete the recipe?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}
