import Foundation
import Headgate

/// The sheet that sends money to another account.
@Reducer
struct Transfer {
  @ObservableState
  struct State: Equatable {
    let source: Account
    var amount = ""
    var isValid: Bool?
    var isSending = false
    var number = ""
    var problem: String?

    var cents: Int? { Double(amount).map { Int($0 * 100) } }
  }

  enum Action {
    case amountChanged(String)
    case closeButtonTapped
    case numberChanged(String)  // near-miss: flat-internal-underscore, unused-action
    case pinEntered(token: String)  // flags: secret-payload
    case sendButtonTapped
    case accountChecked(Bool)  // flags: flat-internal-underscore
    case _transferFinished(Entry)
    case _transferFailed(LedgerError)
    case delegate(Delegate)

    enum Delegate: Equatable {
      case moneySent(Entry)
      case transferCancelled
    }
  }

  private enum CancelID { case check }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.ledger) var ledger

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .amountChanged(let amount):
        state.amount = amount.filter { $0.isNumber || $0 == "." }
        return .none

      case .numberChanged(let number):
        state.number = number
        state.isValid = nil
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.accountChecked(await ledger.checkAccount(number)))  // near-miss: response-without-failure
        }
        .cancellable(id: CancelID.check, cancelInFlight: true)

      case .pinEntered(let token):
        guard token.count == 6 else { return .none }
        return transfer(&state)

      case .sendButtonTapped:
        return transfer(&state)

      case .closeButtonTapped:
        return .concatenate(
          .cancel(id: CancelID.check),
          .send(.delegate(.transferCancelled)),  // near-miss: action-as-function
          .run { _ in await dismiss() }
        )

      case .accountChecked(let isValid):
        state.isValid = isValid
        return .none

      case ._transferFinished(let entry):
        state.isSending = false
        return .send(.delegate(.moneySent(entry)))

      case ._transferFailed(let error):
        state.isSending = false
        state.problem = error == .insufficientFunds ? "Not enough money." : "Try again later."
        return .none

      case .delegate:
        return .none
      }
    }
  }

  /// Both the button and the code of the user start the transfer.
  private func transfer(_ state: inout State) -> EffectOf<Self> {
    guard let cents = state.cents, state.isValid == true, !state.isSending else { return .none }
    state.isSending = true
    return .run { [from = state.source.id, to = state.number] send in
      await send(._transferFinished(try await ledger.transfer(cents, from, to)))  // near-miss: response-without-failure
    } catch: { error, send in
      await send(._transferFailed(error as? LedgerError ?? .offline))
    }
  }
}
