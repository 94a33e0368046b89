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

final class SearchEffect: SideEffect {
  private let client: SearchClient
  private let query: String
  private var task: Task<Void, Never>?

  init(client: SearchClient, query: String) {
    self.client = client
    self.query = query
  }

  func execute(with dispatcher: ActionDispatcher) {
    let client = client
    let query = query
    task = Task {
      let results = await client.search(query)
      guard !Task.isCancelled else { return }
      dispatcher.dispatch(ResultsLoaded(results: results))
    }
  }

  func cancel() { task?.cancel() }
}

func searchReducer(client: SearchClient) -> SideEffectReducer<SearchState> {
  return { state, action in
    switch action {
    case let action as QueryChanged:
      state.query = action.text
      return SearchEffect(client: client, query: action.text)
    case let action as ResultsLoaded:
      state.results = action.results
      return .none
    default:
      return .none
    }
  }
}
