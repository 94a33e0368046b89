import Headgate

/// A feature that contains another feature.
public protocol Nestable: Reducer where Action: Sendable {
  static func make() -> Self
  /// Returns a state in which all nested features are present.
  static func makeState() -> State
  /// Returns an action for the innermost feature.
  static func leafAction() -> Action
  /// Returns the count of the innermost feature.
  static func leafCount(_ state: State) -> Int
}

extension Flat: Nestable {
  public static func make() -> Self { Self() }
  public static func makeState() -> State { State() }
  public static func leafAction() -> Action { .incremented }
  public static func leafCount(_ state: State) -> Int { state.count }
}

/// A feature with an optional child. Each depth has its own type.
///
/// Generic: the compile time of a hundred nested concrete structs and enums grows exponentially. Actions are indirect:
/// reading the case of a nested enum takes a call for each enum inside it.
@Reducer
public struct Nested<Child: Nestable> {
  @ObservableState
  public struct State {
    public var child: Child.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
  }

  public enum Action: Sendable {
    case incremented
    indirect case child(Child.Action)
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
    .ifLet(\.child, action: \.child) { Child.make() }
  }
}

extension Nested: Nestable {
  public static func make() -> Self { Self() }
  public static func makeState() -> State { State(child: Child.makeState()) }
  public static func leafAction() -> Action { .child(Child.leafAction()) }
  public static func leafCount(_ state: State) -> Int { state.child.map(Child.leafCount) ?? -1 }
}

/// The same as ``Nested``, with inline actions, so that the size of an action grows with the depth.
@Reducer
public struct InlineNested<Child: Nestable> {
  public struct State {
    public var child: Child.State?
    public var count = 0
  }

  public enum Action: Sendable { case child(Child.Action) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
    .ifLet(\.child, action: \.child) { Child.make() }
  }
}

extension InlineNested: Nestable {
  public static func make() -> Self { Self() }
  public static func makeState() -> State { State(child: Child.makeState()) }
  public static func leafAction() -> Action { .child(Child.leafAction()) }
  public static func leafCount(_ state: State) -> Int { state.child.map(Child.leafCount) ?? -1 }
}

public typealias InlineNested10<Leaf: Nestable> =
  InlineNested<
    InlineNested<
      InlineNested<
        InlineNested<InlineNested<InlineNested<InlineNested<InlineNested<InlineNested<InlineNested<Leaf>>>>>>>
      >
    >
  >
public typealias InlineDepth100 =
  InlineNested10<
    InlineNested10<
      InlineNested10<
        InlineNested10<
          InlineNested10<InlineNested10<InlineNested10<InlineNested10<InlineNested10<InlineNested10<Flat>>>>>>
        >
      >
    >
  >

public typealias Nested10<Leaf: Nestable> =
  Nested<Nested<Nested<Nested<Nested<Nested<Nested<Nested<Nested<Nested<Leaf>>>>>>>>>>
public typealias Depth10 = Nested10<Flat>
public typealias Depth100 =
  Nested10<Nested10<Nested10<Nested10<Nested10<Nested10<Nested10<Nested10<Nested10<Nested10<Flat>>>>>>>>>>
