import Headgate

/// A search field: asks a server when nothing has been typed for 10 seconds, and shows the last answer.
@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var isSearching = false
  }

  enum Action: Equatable {
    case queryChanged(String)
    case searchStarted
    case response([String])
  }

  private enum CancelID { case search }

  let search: @Sendable (_ query: String) async -> [String]

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .send(.searchStarted).debounce(id: CancelID.search, for: .seconds(10))
      case .searchStarted:
        state.isSearching = true
        return .run { [query = state.query] send in
          await send(.response(search(query)))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .response(let results):
        state.isSearching = false
        state.results = results
        return .none
      }
    }
  }
}
