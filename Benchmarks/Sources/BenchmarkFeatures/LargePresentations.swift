import Headgate

/// A feature that an action opens, with nested features.
public protocol Openable: Reducer where Action: Sendable {
  static func make() -> Self
  static func closed() -> State
  /// Returns the actions that open all features, outermost first.
  static func openingActions() -> [Action]
  /// Returns an action for the innermost feature.
  static func leafAction() -> Action
  /// Returns the count of the innermost feature; -1 when the feature is absent.
  static func leafCount(_ state: inout State) -> Int
}

extension Large: Openable {
  public static func make() -> Self { Self() }
  public static func closed() -> State { .empty }
  public static func openingActions() -> [Action] { [] }
  public static func leafAction() -> Action { .tapped }
  public static func leafCount(_ state: inout State) -> Int { state.count }
}

/// A feature with 64 KB inline that presents another one.
@Reducer
public struct LargePresenting<Child: Openable> {
  @ObservableState
  public struct State {
    @Presents public var child: Child.State?
    public var count = 0
    var parts = Eightfold(Eightfold(Eightfold(Eightfold(Pair(0, 0)))))
    public init() {}
  }

  public enum Action: Sendable {
    case opened
    case closed
    case child(PresentationAction<Child.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened: state.child = Child.closed()
      case .closed: state.child = nil
      case .child: state.count += 1
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child.make() }
  }
}

extension LargePresenting: Openable {
  public static func make() -> Self { Self() }
  public static func closed() -> State { Stash.value() }
  public static func openingActions() -> [Action] {
    [.opened] + Child.openingActions().map { .child(.presented($0)) }
  }
  public static func leafAction() -> Action { .child(.presented(Child.leafAction())) }
  public static func leafCount(_ state: inout State) -> Int {
    if state.child == nil { return -1 }
    return Child.leafCount(&state.child!)
  }
}

/// A small feature that presents a large one, like the root of an app.
@Reducer
public struct LargeDoor<Child: Openable> {
  @ObservableState
  public struct State {
    @Presents public var child: Child.State?
    public init() {}
  }

  public enum Action: Sendable {
    case opened
    case child(PresentationAction<Child.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .opened = action { state.child = Child.closed() }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child.make() }
  }

  /// Returns the actions that open all features, outermost first.
  public static func openingActions() -> [Action] {
    [.opened] + Child.openingActions().map { .child(.presented($0)) }
  }

  public static func leafAction() -> Action { .child(.presented(Child.leafAction())) }

  public static func leafCount(_ state: inout State) -> Int {
    if state.child == nil { return -1 }
    return Child.leafCount(&state.child!)
  }
}

public typealias LargePresenting5<Leaf: Openable> =
  LargePresenting<LargePresenting<LargePresenting<LargePresenting<LargePresenting<Leaf>>>>>
/// Sixteen nested features of 64 KB: fifteen that present a child, and the innermost one.
public typealias LargeDepth16 = LargeDoor<LargePresenting5<LargePresenting5<LargePresenting5<Large>>>>

/// States that are made once, on a large stack, as an app keeps large initial states in constants. Making a state of 64 KB
/// takes several times its size.
private enum Stash {
  // Used by one benchmark only. Its two threads run one after the other: the first one waits for the second.
  nonisolated(unsafe) private static var states: [ObjectIdentifier: Any] = [:]

  static func value<Child>() -> LargePresenting<Child>.State {
    let id = ObjectIdentifier(Child.self)
    if let known = states[id] as? Kept<LargePresenting<Child>.State> { return known.state }
    let made = Kept(LargePresenting<Child>.State())
    states[id] = made
    return made.state
  }

  private final class Kept<State> {
    let state: State
    init(_ state: State) { self.state = state }
  }
}
