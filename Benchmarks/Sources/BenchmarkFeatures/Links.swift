import Headgate

// Ten nested features that are always present.

@Reducer
public struct Link1 {
  @ObservableState
  public struct State {
    public var child = Flat.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Flat.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Flat() }
  }
}

@Reducer
public struct Link2 {
  @ObservableState
  public struct State {
    public var child = Link1.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link1.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link1() }
  }
}

@Reducer
public struct Link3 {
  @ObservableState
  public struct State {
    public var child = Link2.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link2.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link2() }
  }
}

@Reducer
public struct Link4 {
  @ObservableState
  public struct State {
    public var child = Link3.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link3.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link3() }
  }
}

@Reducer
public struct Link5 {
  @ObservableState
  public struct State {
    public var child = Link4.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link4.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link4() }
  }
}

@Reducer
public struct Link6 {
  @ObservableState
  public struct State {
    public var child = Link5.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link5.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link5() }
  }
}

@Reducer
public struct Link7 {
  @ObservableState
  public struct State {
    public var child = Link6.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link6.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link6() }
  }
}

@Reducer
public struct Link8 {
  @ObservableState
  public struct State {
    public var child = Link7.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link7.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link7() }
  }
}

@Reducer
public struct Link9 {
  @ObservableState
  public struct State {
    public var child = Link8.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link8.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link8() }
  }
}

@Reducer
public struct Link10 {
  @ObservableState
  public struct State {
    public var child = Link9.State()
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: Sendable { case child(Link9.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Link9() }
  }
}
