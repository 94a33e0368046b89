import Headgate

@Reducer
public struct Search: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var query = ""
    public var hits: [String] = []
    public init() {}
  }

  public enum Action: GatedAction, Equatable {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    public enum View: Equatable {
      case queryChanged(String)
      case hitTapped(String)
    }

    public enum Delegate: Equatable {
      case picked(String)
    }

    public enum Internal: Equatable {
      case pageLoaded([String], isLast: Bool)
      case failed
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.queryChanged(let query)):
        state.query = query
        return .run { send in
          guard !query.isEmpty else { return await send(.internal(.failed)) }
          await send(.internal(.pageLoaded([query], isLast: true)))
        }
      case .internal(.pageLoaded(let hits, isLast: _)):
        state.hits = hits
        return .none
      case .internal(.failed):
        state.hits = []
        return .none
      case .view(.hitTapped(let hit)):
        return .send(.delegate(.picked(hit)))
      case .delegate(.picked):
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
    case search(Gate<Search>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.search, action: \.search) { Search() }
    Reduce { state, action in
      if case .search(.delegate(.picked(let hit))) = action { state.picked = hit }
      return .none
    }
  }
}
