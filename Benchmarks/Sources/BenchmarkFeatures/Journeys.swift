import Headgate

// Visitors on a stack, with and without gates.

@Reducer
public struct PlainJourney {
  @ObservableState
  public struct State {
    public var path = StackState([PlainVisitor.State()])
    public var loaded = 0
    public init() {}
  }

  public enum Action {
    case path(StackActionOf<PlainVisitor>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.element(_, .delegate(.loaded))) = action { state.loaded += 1 }
      return .none
    }
    .forEach(\.path, action: \.path) { PlainVisitor() }
  }
}

@Reducer
public struct GatedJourney {
  @ObservableState
  public struct State {
    public var path = StackState([GatedVisitor.State()])
    public var loaded = 0
    public init() {}
  }

  public enum Action {
    case path(StackAction<GatedVisitor.State, Gate<GatedVisitor>>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.element(_, .delegate(.loaded))) = action { state.loaded += 1 }
      return .none
    }
    .forEach(\.path, action: \.path) { GatedVisitor() }
  }
}
