import Foundation
import Headgate

/// The basket, with the time of the pickup and a code for a discount.
@Reducer
struct BasketForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var code = ""
    var lines: [Bread.ID: Int] = [:]
    var percent = 0
    var pickup = Date(timeIntervalSince1970: 0)
    var problem: BakeryError?
  }

  enum Action: BindableAction, BakeryAction {  // flags: group-actions
    /// A control changed a property.
    /// - Parameter action: The property and its value.
    case binding(BindingAction<State>)
    case codeEntered(String)  // flags: document-action
    case discountButtonTapped
    /// The code is valid.
    /// - Parameter percent: The discount.
    case discountGranted(percent: Int)
    /// The code is not valid.
    /// - Parameter error: The reason.
    case discountRefused(BakeryError)  // near-miss: equatable-error-payload
    case orderButtonTapped
    /// The bakery accepted the order.
    case orderAccepted(Order)  // flags: document-action
    /// The bakery did not accept the order.
    /// - Parameter error: The reason.
    case orderRefused(BakeryError)
  }

  @Dependency(\.bakery) var bakery
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()  // near-miss: binding-without-reducer
    Reduce { state, action in
      switch action {
      case .binding(\.code):
        state.percent = 0
        return .none

      case .binding:
        return .none

      case .codeEntered(let code):
        state.code = code
        return checkDiscount(code)

      case .discountButtonTapped:
        return checkDiscount(state.code)  // near-miss: action-as-function

      case .discountGranted(let percent):
        state.percent = percent
        return .none

      case .discountRefused(let error), .orderRefused(let error):
        state.problem = error
        return .none

      case .orderButtonTapped:
        let order = Order(id: uuid(), lines: state.lines, pickup: state.pickup)  // near-miss: ambient-nondeterminism
        return .run { send in
          do {
            await send(.orderAccepted(try await bakery.order(order)))
          } catch {
            await send(.orderRefused(error as? BakeryError ?? .offline))
          }
        }

      case .orderAccepted:
        state = State()
        return .none
      }
    }
  }

  private func checkDiscount(_ code: String) -> EffectOf<Self> {
    .run { send in
      switch await bakery.discount(code) {  // near-miss: task-result
      case .success(let percent): await send(.discountGranted(percent: percent))
      case .failure(let error): await send(.discountRefused(error))
      }
    }
  }
}
