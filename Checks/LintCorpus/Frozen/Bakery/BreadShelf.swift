import Foundation
import Headgate

/// The breads of the day.
@Reducer
struct BreadShelf {
  @ObservableState
  struct State: Equatable, Sendable {
    @Presents var basket: BasketForm.State?
    @Presents var allergens: AlertState<Allergens>?
    var breads: [Bread] = []
    var isFresh = false
  }

  enum Allergens: Equatable, Sendable {
    case listOpened
  }

  enum Action: Equatable {  // flags: action-sendable, group-actions
    case allergenButtonTapped
    case allergenListClosed
    case allergenWarningShown
    /// The alert about allergens.
    /// - Parameter action: The action of the alert.
    case alert(PresentationAction<Allergens>)
    /// The basket.
    /// - Parameter action: The action of the basket.
    case basket(PresentationAction<BasketForm.Action>)
    case breadBaked
    /// The user put a bread into the basket.
    /// - Parameter bread: The bread.
    case breadTapped(Bread)
    /// The server sent the breads.
    /// - Parameter result: The breads, or the reason of the failure.
    case breadsReceived(Result<[Bread], BakeryError>)  // flags: task-result
    /// A bread is sold out.
    /// - Parameter bread: The bread.
    case breadSoldOut(Bread)
    case shelfAppeared
  }

  @Dependency(\.bakery) var bakery

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shelfAppeared:
        return .run { send in
          let breads = try await bakery.breads()
          await send(.breadsReceived(.success(breads)))
        } catch: { _, send in
          await send(.breadsReceived(.failure(.offline)))
        }

      case .breadsReceived(.success(let breads)):
        state.breads = breads
        return .none

      case .breadsReceived(.failure):
        state.breads = []
        return .none

      case .breadTapped(let bread):
        state.basket = BasketForm.State(lines: [bread.id: 1])
        return .none

      case .breadSoldOut(let bread):
        state.breads.removeAll { $0 == bread }
        return .none

      case .breadBaked:
        state.isFresh = true
        return .none

      case .allergenButtonTapped:
        state.allergens = AlertState { TextState("Contains gluten") }
        return .none

      case .basket(.presented(.orderAccepted)):  // flags: parent-observes-inside
        state.basket = nil
        return .none

      case .alert(.presented(.listOpened)):  // near-miss: parent-observes-inside
        state.isFresh = false
        return .none

      case .alert, .allergenListClosed, .allergenWarningShown, .basket:
        return .none
      }
    }
    .ifLet(\.$basket, action: \.basket) { BasketForm() }
    .ifLet(\.$allergens, action: \.alert)  // near-miss: unintegrated-child
  }
}
