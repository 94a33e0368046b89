import Headgate

/// A stack of one element, which presents a child behind a gate.
@Reducer
public struct Voyage {
  @ObservableState
  public struct State {
    public var path: StackState<Deck.State>
    public init() { path = [Deck.State()] }
  }

  public enum Action { case path(StackActionOf<Deck>) }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path) { Deck() }
  }
}

@Reducer
public struct Deck {
  @ObservableState
  public struct State {
    @Presents public var cabin: Cabin.State? = Cabin.State()
    public init() {}
  }

  public enum Action { case cabin(PresentationAction<Gate<Cabin>>) }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$cabin, action: \.cabin) { Cabin() }
  }
}

@Reducer
public struct Cabin {
  @ObservableState
  public struct State {
    public var count = 0
    public init() {}
  }

  public enum Action: GatedAction {
    case view(View)

    public enum View { case tapped }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        state.count += 1
        return .none
      }
    }
  }
}
