import Foundation
import Headgate

/// One ingredient on the shopping list.
@Reducer
struct ShoppingRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    var ingredient: Ingredient
    var isBought = false
    var isHighlighted = false

    var id: Ingredient.ID { ingredient.id }
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View {
      case amountChanged(String)
      case boughtButtonTapped
      case deleteButtonTapped
    }

    enum Delegate {
      case ingredientBought
      case ingredientDeleted
      case amountCorrected  // flags: unobserved-delegate
    }

    enum Internal {
      case highlightEnded
    }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.amountChanged(let amount)):
        state.ingredient.amount = amount
        return .send(.delegate(.amountCorrected))

      case .view(.boughtButtonTapped):
        state.isBought.toggle()
        state.isHighlighted = true
        return .merge(
          .send(.delegate(.ingredientBought)),
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.internal(.highlightEnded))  // near-miss: response-without-failure
          }
        )

      case .view(.deleteButtonTapped):
        return .send(.delegate(.ingredientDeleted))

      case .internal(.highlightEnded):
        state.isHighlighted = false
        return .none

      default:  // near-miss: delegate-default
        return .none
      }
    }
  }
}
