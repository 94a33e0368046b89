import Foundation
import HeadgateUDF

struct SearchState: Equatable {
  var query = ""
  var results: [String] = []
}

struct QueryChanged: Action, Equatable { let text: String }
struct ResultsLoaded: Action, Equatable { let results: [String] }

struct SearchClient: Sendable {
  var search: @Sendable (String) async -> [String]
}

func searchEffect(client: SearchClient, query: String) -> SideEffect {
  enum CancelID { case search }
  return .run { send in
    await send(ResultsLoaded(results: await client.search(query)))
  }
  .cancellable(id: CancelID.search, cancelInFlight: true)
}

func searchReducer(client: SearchClient) -> SideEffectReducer<SearchState> {
  return { state, action in
    switch action {
    case let action as QueryChanged:
      state.query = action.text
      return searchEffect(client: client, query: action.text)
    case let action as ResultsLoaded:
      state.results = action.results
      return .none
    default:
      return .none
    }
  }
}
