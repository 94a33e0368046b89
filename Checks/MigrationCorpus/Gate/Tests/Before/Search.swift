import Headgate

@Reducer
public struct Search: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var query = ""
    public var hits: [String] = []
    public init() {}
  }

  public enum Action: Equatable {
    case queryChanged(String)
    case pageLoaded([String], isLast: Bool)
    case failed
    case hitTapped(String)
    case picked(String)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          guard !query.isEmpty else { return await send(.failed) }
          await send(.pageLoaded([query], isLast: true))
        }
      case .pageLoaded(let hits, isLast: _):
        state.hits = hits
        return .none
      case .failed:
        state.hits = []
        return .none
      case .hitTapped(let hit):
        return .send(.picked(hit))
      case .picked:
        return .none
      }
    }
  }
}

@Reducer
struct SearchScreen {
  @ObservableState
  struct State: Equatable {
    var search = Search.State()
    var picked: String?
  }

  enum Action: Equatable {
    case search(Search.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.search, action: \.search) { Search() }
    Reduce { state, action in
      if case .search(.picked(let hit)) = action { state.picked = hit }
      return .none
    }
  }
}
