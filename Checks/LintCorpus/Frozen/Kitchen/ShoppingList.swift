import Foundation
import Headgate

/// The list of the ingredients that are missing.
@Reducer
struct ShoppingList {
  @ObservableState
  struct State: Equatable {
    var deals: [String] = []
    var rows: IdentifiedArrayOf<ShoppingRow.State> = []
    var boughtCount = 0
    var lastBought: Ingredient.ID?
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    case rows(IdentifiedActionOf<ShoppingRow>)

    enum View {
      case clearButtonTapped
      case screenAppeared
      case undoButtonTapped
    }

    enum Delegate {
      case listEmptied
    }

    enum Internal {
      case dealsChanged([String])
      case ingredientsReceived([Ingredient])
    }
  }

  @Dependency(\.recipes) var recipes
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.screenAppeared):
        return .run { send in
          for await deals in recipes.deals() {  // near-miss: uncancellable-loop
            await send(.internal(.dealsChanged(deals)))
          }
        }
        .cancellable(id: "deals", cancelInFlight: true)

      case .view(.clearButtonTapped):
        state.rows.removeAll()
        return .send(.delegate(.listEmptied))

      case .view(.undoButtonTapped):
        guard let id = state.lastBought else { return .none }
        state.rows[id: id]?.isBought = false
        return .send(.rows(.element(id: id, action: .internal(.highlightEnded))))  // flags: internal-outside-feature

      case .internal(.dealsChanged(let deals)):
        state.deals = deals
        return .none

      case .internal(.ingredientsReceived(let ingredients)):
        state.rows.append(contentsOf: ingredients.map { ShoppingRow.State(ingredient: $0) })
        return .none

      case .rows(.element(id: let id, action: .delegate(.ingredientBought))):
        state.lastBought = id
        state.boughtCount = state.rows.count { $0.isBought }
        return .none

      case .rows(.element(id: let id, action: .delegate(.ingredientDeleted))):
        state.rows.remove(id: id)
        return .none

      case .rows(.element(id: _, action: .view(.amountChanged))):  // flags: parent-observes-inside
        state.deals = []
        return .none

      case .delegate:  // near-miss: delegate-handled-by-self
        return .none

      default:  // flags: delegate-default
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { ShoppingRow() }  // near-miss: unintegrated-child
  }
}
