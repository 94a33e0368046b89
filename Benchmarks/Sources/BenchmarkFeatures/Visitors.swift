import Headgate

// A feature and its parent, with and without gates and seals. Only the boundary differs.

@Reducer
public struct PlainVisitor {
  @ObservableState
  public struct State: Identifiable {
    public var id = 0
    public var count = 0
    public var name = "A name that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    public enum View: Sendable { case tapped, nameChanged(String), loadTapped }
    public enum Delegate: Sendable { case loaded(String) }
    public enum Interface: Sendable { case reset, renamed(String) }
    public enum Internal: Sendable { case loaded(String), failed }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        state.count += 1
        return .none
      case .view(.nameChanged(let name)), .interface(.renamed(let name)):
        state.name = name
        return .none
      case .view(.loadTapped):
        return .send(.internal(.loaded(state.name)))
      case .internal(.loaded(let name)):
        state.count += 1
        return .send(.delegate(.loaded(name)))
      case .internal(.failed), .delegate:
        return .none
      case .interface(.reset):
        state.count = 0
        return .none
      }
    }
  }
}

@Reducer
public struct GatedVisitor {
  @ObservableState
  public struct State: Identifiable {
    public var id = 0
    public var count = 0
    public var name = "A name that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: GatedAction, Sendable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    public enum View: Sendable { case tapped, nameChanged(String), loadTapped }
    public enum Delegate: Sendable { case loaded(String) }
    public enum Interface: Sendable { case reset, renamed(String) }
    @Sealed fileprivate enum InternalEvent: Sendable { case loaded(String), failed }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.tapped):
        state.count += 1
        return .none
      case .view(.nameChanged(let name)), .interface(.renamed(let name)):
        state.name = name
        return .none
      case .view(.loadTapped):
        return .send(.internal(.loaded(state.name)))
      case .internal(.loaded(let name)):
        state.count += 1
        return .send(.delegate(.loaded(name)))
      case .internal(.failed), .delegate:
        return .none
      case .interface(.reset):
        state.count = 0
        return .none
      }
    }
  }
}

@Reducer
public struct PlainHall {
  @ObservableState
  public struct State {
    public var visitor = PlainVisitor.State()
    public var guest: PlainVisitor.State? = PlainVisitor.State()
    public var loaded = 0
    public init() {}
  }

  public enum Action: Sendable {
    case visitor(PlainVisitor.Action)
    case guest(PlainVisitor.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.visitor, action: \.visitor) { PlainVisitor() }
    Reduce { state, action in
      switch action {
      case .visitor(.delegate(.loaded)), .guest(.delegate(.loaded)): state.loaded += 1
      case .visitor, .guest: break
      }
      return .none
    }
    .ifLet(\.guest, action: \.guest) { PlainVisitor() }
  }
}

@Reducer
public struct GatedHall {
  @ObservableState
  public struct State {
    public var visitor = GatedVisitor.State()
    public var guest: GatedVisitor.State? = GatedVisitor.State()
    public var loaded = 0
    public init() {}
  }

  public enum Action: Sendable {
    case visitor(Gate<GatedVisitor>)
    case guest(Gate<GatedVisitor>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.visitor, action: \.visitor) { GatedVisitor() }
    Reduce { state, action in
      switch action {
      case .visitor(.delegate(.loaded)), .guest(.delegate(.loaded)): state.loaded += 1
      case .visitor(.interface), .visitor(.inside), .guest(.interface), .guest(.inside): break
      }
      return .none
    }
    .ifLet(\.guest, action: \.guest) { GatedVisitor() }
  }
}

// Visitors that are presented, and many of them.

@Reducer
public struct PlainHotel {
  @ObservableState
  public struct State {
    @Presents public var visitor: PlainVisitor.State? = PlainVisitor.State()
    public var rooms: IdentifiedArrayOf<PlainVisitor.State> = [PlainVisitor.State()]
    public var loaded = 0
    public init() {}
  }

  public enum Action: Sendable {
    case visitor(PresentationAction<PlainVisitor.Action>)
    case rooms(IdentifiedActionOf<PlainVisitor>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visitor(.presented(.delegate(.loaded))), .rooms(.element(_, .delegate(.loaded))): state.loaded += 1
      case .visitor, .rooms: break
      }
      return .none
    }
    .ifLet(\.$visitor, action: \.visitor) { PlainVisitor() }
    .forEach(\.rooms, action: \.rooms) { PlainVisitor() }
  }
}

@Reducer
public struct GatedHotel {
  @ObservableState
  public struct State {
    @Presents public var visitor: GatedVisitor.State? = GatedVisitor.State()
    public var rooms: IdentifiedArrayOf<GatedVisitor.State> = [GatedVisitor.State()]
    public var loaded = 0
    public init() {}
  }

  public enum Action: Sendable {
    case visitor(PresentationAction<Gate<GatedVisitor>>)
    case rooms(IdentifiedGatesOf<GatedVisitor>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visitor(.presented(.delegate(.loaded))), .rooms(.element(_, .delegate(.loaded))): state.loaded += 1
      case .visitor, .rooms: break
      }
      return .none
    }
    .ifLet(\.$visitor, action: \.visitor) { GatedVisitor() }
    .forEach(\.rooms, action: \.rooms) { GatedVisitor() }
  }
}
