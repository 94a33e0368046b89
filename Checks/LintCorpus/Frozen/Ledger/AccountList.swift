import Foundation
import Headgate

/// The accounts of the user. The list presents transfers.
@Reducer
struct AccountList {
  @ObservableState
  struct State: Equatable {
    @Presents var transfer: Transfer.State?
    var accounts: [Account] = []
    var isConnected = true
    var lastEntry: Entry?
    var problem: String?
  }

  enum Action {
    case accountTapped(Account)
    case listAppeared
    case transferButtonTapped(Account)
    case load  // flags: action-name, flat-internal-underscore
    case _accountsLoaded([Account])
    case _accountsLoadFailed(LedgerError)
    case _eventReceived(LedgerEvent)
    case _reconnected
    case delegate(Delegate)  // near-miss: flat-internal-underscore
    case transfer(PresentationAction<Transfer.Action>)  // near-miss: flat-internal-underscore

    enum Delegate: Equatable {
      case accountSelected(Account)
    }
  }

  @Dependency(\.ledger) var ledger

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listAppeared:
        return .send(.load)  // flags: action-as-function

      case .load:
        return .merge(loadAccounts(), listen())

      case .accountTapped(let account):
        return .send(.delegate(.accountSelected(account)))

      case .transferButtonTapped(let account):
        state.transfer = Transfer.State(source: account)
        return .none

      case ._accountsLoaded(let accounts):
        state.accounts = accounts
        return .none

      case ._accountsLoadFailed:
        state.problem = "The accounts could not be loaded."
        return .none

      case ._eventReceived(.connectionLost):
        state.isConnected = false
        return .send(._reconnected)  // flags: action-as-function

      case ._eventReceived(.balanceChanged(let id, let cents)):
        guard let index = state.accounts.firstIndex(where: { $0.id == id }) else { return .none }
        state.accounts[index].cents = cents
        return .none

      case ._reconnected:
        state.isConnected = true
        return .send(.load)  // flags: action-as-function, send-chain

      case .transfer(.presented(.delegate(.moneySent(let entry)))):
        state.lastEntry = entry
        state.transfer = nil
        return .none

      case .transfer(.presented(.delegate(.transferCancelled))):
        state.problem = nil
        return .none

      case .transfer(.presented(._transferFailed(let e))):  // flags: parent-observes-inside, internal-outside-feature
        state.problem = "\(e)"
        return .none

      case .transfer(.presented(.sendButtonTapped)):  // flags: parent-observes-inside
        state.problem = nil
        return .none

      default:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$transfer, action: \.transfer) { Transfer() }
  }

  private func loadAccounts() -> EffectOf<Self> {
    .run { send in
      await send(._accountsLoaded(try await ledger.accounts()))
    } catch: { error, send in
      await send(._accountsLoadFailed(error as? LedgerError ?? .offline))
    }
  }

  private func listen() -> EffectOf<Self> {
    .run { send in
      for await event in ledger.events() {  // near-miss: uncancellable-loop
        await send(._eventReceived(event))
      }
    }
    .cancellable(id: "events", cancelInFlight: true)
  }
}
