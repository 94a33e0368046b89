import Foundation
import Headgate

/// The root: recipes, the shopping list and the timers.
@Reducer
struct Kitchen {
  @ObservableState
  struct State: Equatable {
    var recipes = RecipeList.State()
    var shopping = ShoppingList.State()
    var timers: IdentifiedArrayOf<KitchenTimer.State> = []
    var announcement: String?
    var hasSyncStarted = false  // flags: progressive-flags
    var hasSyncFinished = false
    var hasSyncFailed = false
  }

  enum Action {
    case view(View)
    case `internal`(Internal)
    case recipes(RecipeList.Action)
    case shopping(ShoppingList.Action)
    case timers(IdentifiedActionOf<KitchenTimer>)

    enum View {
      case announcementClosed
      case appLaunched
      case syncButtonTapped
    }

    enum Internal {
      case clockChanged(Date)
      case syncCompleted(TaskResult<[Recipe]>)  // flags: task-result
    }
  }

  @Dependency(\.recipes) var client
  @Dependency(\.significantTimes) var significantTimes
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(state: \.recipes, action: \.recipes) { RecipeList() }
    Scope(state: \.shopping, action: \.shopping) { ShoppingList() }
    Reduce { state, action in
      guard case .view(let action) = action else { return .none }
      switch action {
      case .appLaunched:
        return .run { send in
          for await date in significantTimes.dates() {  // flags: uncancellable-loop
            await send(.internal(.clockChanged(date)))
          }
        }
      case .announcementClosed:
        state.announcement = nil
        // The list shows a hint when it is empty.
        return .send(.shopping(.delegate(.listEmptied)))  // flags: delegate-forged
      case .syncButtonTapped:
        state.hasSyncStarted = true
        return .run { send in
          await send(.internal(.syncCompleted(.init { try await client.recipes() })))
        }
      }
    }
    Reduce { state, action in
      switch action {
      case .internal(.clockChanged):
        state.timers.removeAll { $0.remaining == 0 }
        return .none
      case .internal(.syncCompleted(.success(let recipes))):
        state.hasSyncFinished = true
        state.recipes.recipes = recipes
        return .none
      case .internal(.syncCompleted(.failure)):
        state.hasSyncFailed = true
        return .none
      case .recipes(.delegate(.cookingStarted(let recipe))):
        let timer = KitchenTimer.State(id: uuid(), dish: recipe.title, remaining: recipe.minutes * 60)
        state.timers.append(timer)
        return .none
      case .recipes(.view(.recipeTapped)):  // flags: parent-observes-inside
        state.announcement = nil
        return .none
      case .shopping(.delegate(.listEmptied)):
        state.announcement = "You have everything."
        return .none
      case .timers(.element(id: let id, action: .delegate(.timeElapsed(let dish)))):
        state.timers.remove(id: id)
        state.announcement = "\(dish) is ready."
        return .none
      case .recipes, .shopping, .timers:  // flags: delegate-default
        return .none
      case .view:
        return .none
      }
    }
    .forEach(\.timers, action: \.timers) { KitchenTimer() }
  }
}
