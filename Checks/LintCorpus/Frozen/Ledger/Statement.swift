import Foundation
import Headgate

/// The entries of one account, page by page.
@Reducer
struct Statement {
  @ObservableState
  struct State: Equatable {
    let account: Account
    var entries: [Entry] = []
    var isLoading = false
    var nextPage = 0
    var query = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)  // near-miss: flat-internal-underscore
    case endReached
    case entryTapped(Entry)
    case exportButtonTapped
    case pulledToRefresh
    case handleExport(URL)  // flags: action-name, flat-internal-underscore
    case _entriesLoaded([Entry])
    case _entriesLoadFailed(LedgerError)
    case _exportSkipped  // flags: unused-action
    case delegate(Delegate)

    enum Delegate: Equatable {
      case entrySelected(Entry)  // near-miss: unobserved-delegate
      case statementExported(URL)  // flags: unobserved-delegate
    }
  }

  private enum CancelID { case work }

  @Dependency(\.exporter) var exporter
  @Dependency(\.ledger) var ledger

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        return .none

      case .binding, .delegate:  // near-miss: delegate-handled-by-self
        return .none

      case .pulledToRefresh:
        state.nextPage = 0
        state.entries = []
        return loadPage(&state)

      case .endReached:
        guard !state.isLoading else { return .none }
        return loadPage(&state)

      case .entryTapped(let entry):
        return .send(.delegate(.entrySelected(entry)))

      case .exportButtonTapped:
        return .run { [entries = state.entries] send in
          await send(.handleExport(try await exporter.export(entries)))  // flags: response-without-failure
        }
        .cancellable(id: CancelID.work)

      case .handleExport(let url):
        return .send(.delegate(.statementExported(url)))  // near-miss: delegate-forged

      case ._exportSkipped:
        return .none

      case ._entriesLoaded(let entries):
        state.isLoading = false
        state.nextPage += 1
        state.entries += entries
        return .none

      case ._entriesLoadFailed:
        state.isLoading = false
        return .none
      }
    }
  }

  private func loadPage(_ state: inout State) -> EffectOf<Self> {
    state.isLoading = true
    return .run { [account = state.account.id, page = state.nextPage] send in
      await send(._entriesLoaded(try await ledger.entries(account, page)))
    } catch: { error, send in
      await send(._entriesLoadFailed(error as? LedgerError ?? .offline))
    }
    .cancellable(id: CancelID.work, cancelInFlight: true)  // flags: shared-cancel-id
  }
}
