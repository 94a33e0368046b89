import Headgate

// Ten nested features, each with its own type, as in an app.

@Reducer
public struct Level1 {
  @ObservableState
  public struct State {
    public var child: Flat.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Flat.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Flat() }
  }
}

extension Level1: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Flat.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Flat.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Flat.leafCount) ?? -1 }
}

@Reducer
public struct Level2 {
  @ObservableState
  public struct State {
    public var child: Level1.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level1.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level1() }
  }
}

extension Level2: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level1.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level1.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level1.leafCount) ?? -1 }
}

@Reducer
public struct Level3 {
  @ObservableState
  public struct State {
    public var child: Level2.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level2.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level2() }
  }
}

extension Level3: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level2.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level2.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level2.leafCount) ?? -1 }
}

@Reducer
public struct Level4 {
  @ObservableState
  public struct State {
    public var child: Level3.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level3.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level3() }
  }
}

extension Level4: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level3.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level3.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level3.leafCount) ?? -1 }
}

@Reducer
public struct Level5 {
  @ObservableState
  public struct State {
    public var child: Level4.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level4.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level4() }
  }
}

extension Level5: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level4.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level4.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level4.leafCount) ?? -1 }
}

@Reducer
public struct Level6 {
  @ObservableState
  public struct State {
    public var child: Level5.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level5.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level5() }
  }
}

extension Level6: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level5.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level5.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level5.leafCount) ?? -1 }
}

@Reducer
public struct Level7 {
  @ObservableState
  public struct State {
    public var child: Level6.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level6.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level6() }
  }
}

extension Level7: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level6.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level6.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level6.leafCount) ?? -1 }
}

@Reducer
public struct Level8 {
  @ObservableState
  public struct State {
    public var child: Level7.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level7.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level7() }
  }
}

extension Level8: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level7.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level7.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level7.leafCount) ?? -1 }
}

@Reducer
public struct Level9 {
  @ObservableState
  public struct State {
    public var child: Level8.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level8.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level8() }
  }
}

extension Level9: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level8.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level8.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level8.leafCount) ?? -1 }
}

@Reducer
public struct Level10 {
  @ObservableState
  public struct State {
    public var child: Level9.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(Level9.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Level9() }
  }
}

extension Level10: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Level9.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(Level9.leafAction()) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Level9.leafCount) ?? -1 }
}
