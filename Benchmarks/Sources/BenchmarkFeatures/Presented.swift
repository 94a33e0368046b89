import Headgate

// Scenario b: ten features, each presented by the one before, each with its own type, as in an app.

@Reducer
public struct Presented1 {
  @ObservableState
  public struct State {
    @Presents public var child: Flat.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Flat.Action>)
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
    .ifLet(\.$child, action: \.child) { Flat() }
  }
}

extension Presented1: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Flat.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Flat.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Flat.leafCount) ?? -1 }
}

@Reducer
public struct Presented2 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented1.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented1.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented1() }
  }
}

extension Presented2: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented1.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented1.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented1.leafCount) ?? -1 }
}

@Reducer
public struct Presented3 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented2.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented2.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented2() }
  }
}

extension Presented3: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented2.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented2.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented2.leafCount) ?? -1 }
}

@Reducer
public struct Presented4 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented3.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented3.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented3() }
  }
}

extension Presented4: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented3.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented3.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented3.leafCount) ?? -1 }
}

@Reducer
public struct Presented5 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented4.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented4.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented4() }
  }
}

extension Presented5: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented4.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented4.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented4.leafCount) ?? -1 }
}

@Reducer
public struct Presented6 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented5.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented5.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented5() }
  }
}

extension Presented6: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented5.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented5.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented5.leafCount) ?? -1 }
}

@Reducer
public struct Presented7 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented6.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented6.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented6() }
  }
}

extension Presented7: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented6.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented6.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented6.leafCount) ?? -1 }
}

@Reducer
public struct Presented8 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented7.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented7.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented7() }
  }
}

extension Presented8: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented7.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented7.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented7.leafCount) ?? -1 }
}

@Reducer
public struct Presented9 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented8.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented8.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented8() }
  }
}

extension Presented9: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented8.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented8.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented8.leafCount) ?? -1 }
}

@Reducer
public struct Presented10 {
  @ObservableState
  public struct State {
    @Presents public var child: Presented9.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
    public var tags: [String] = ["one", "two"]
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Presented9.Action>)
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
    .ifLet(\.$child, action: \.child) { Presented9() }
  }
}

extension Presented10: Nestable {
  public static func make() -> Self { Self() }
  @inline(never) public static func makeState() -> State { State(child: Presented9.makeState()) }
  @inline(never) public static func leafAction() -> Action { .child(.presented(Presented9.leafAction())) }
  @inline(never) public static func leafCount(_ state: State) -> Int { state.child.map(Presented9.leafCount) ?? -1 }
}
