/// The actions of a child as its parent holds them: what the child tells, what the parent may tell it, and an opaque rest.
///
/// A parent's `switch` over it is exhaustive, so that a new delegate action breaks the build where somebody has to answer it. The
/// parent sends `.interface` and can neither build nor read what is `.inside`: the child's view actions, its internal ones and
/// those of its own children. That nobody but the child sends `.delegate` is not said by the type.
///
/// The child's reducer stands in the operators as it is:
///
/// ```swift
/// enum Action { case login(Gate<Login>) }
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .login(.delegate(.userLoggedIn(let user))): state.user = user; return .none
///     case .login(.interface), .login(.inside): return .none
///     }
///   }
///   .ifLet(\.login, action: \.login) { Login() }
/// }
/// ```
public enum Gate<Child: _ReducerTypes> where Child.Action: GatedAction {
  /// What the child tells its parent.
  case delegate(Child.Action.Delegate)
  /// What the parent tells the child.
  case interface(Child.Action.Interface)
  /// Any other action of the child.
  case inside(Inside)

  /// An action that reducers and effects of others than the child can neither build nor read.
  ///
  /// ```swift
  /// case .login(.inside(let inside)): print(inside)
  /// ```
  public struct Inside {
    @usableFromInline package let action: Child.Action

    @inlinable
    package init(_ action: Child.Action) {
      self.action = action
    }
  }

  /// Stands for the child's reducer in the default value of a case of an enum reducer: `case login(Gate<Login> = Gate(Login(tries: 3)))`.
  ///
  /// There the type names a feature and not an action, and nothing is made of the value but the feature. It is never called; a
  /// call traps.
  ///
  /// ```swift
  /// @Reducer enum Destination { case login(Gate<Login> = Gate(Login(tries: 3))) }
  /// ```
  public init(_ child: Child) {
    preconditionFailure(CoreMessages.gateOfReducer(Child.self))
  }

  /// Puts an action of the child where it belongs.
  @inlinable
  package init(_ action: Child.Action) {
    // A kind that the child does not have is not asked for: whoever extends the child's action could answer.
    if Child.Action.Delegate.self != Never.self, let delegate = Child.Action._delegate(of: action) {
      self = .delegate(delegate)
    } else if Child.Action.Interface.self != Never.self, let interface = Child.Action._interface(of: action) {
      self = .interface(interface)
    } else {
      self = .inside(Inside(action))
    }
  }

  /// The action of the child.
  @inlinable
  package var action: Child.Action {
    switch self {
    case .delegate(let delegate): .delegate(delegate)
    case .interface(let interface): .interface(interface)
    case .inside(let inside): inside.action
    }
  }
}

// With these, a parent that reads or sends what is none of its business is told so at the place, and not by errors about the builder
// around it.
extension Gate {
  /// A parent cannot read or send what the child's view sends.
  ///
  /// ```swift
  /// case .login(.delegate(.gaveUp)): …  // not: case .login(.view(.cancelButtonTapped)): …
  /// ```
  @available(
    *,
    unavailable,
    message:
      "a view action belongs to the child: to hear of it, give the child a delegate action; to cause it, an interface action"
  )
  public static func view(_ action: Child.Action.View) -> Gate { fatalError() }

  /// A parent cannot read or send what the child sends to itself.
  ///
  /// ```swift
  /// case .login(.delegate(.userLoggedIn)): …  // not: case .login(.internal(.userLoaded)): …
  /// ```
  @available(
    *,
    unavailable,
    message:
      "an internal action belongs to the child: to hear of it, give the child a delegate action; to cause it, an interface action"
  )
  public static func `internal`(_ action: Child.Action.Internal) -> Gate { fatalError() }

  /// Says what can be a pattern, where an unavailable one stands and the compiler would ask for `Equatable`.
  ///
  /// ```swift
  /// switch gate { case .delegate, .interface, .inside: break }
  /// ```
  @_disfavoredOverload
  @available(*, unavailable, message: "a gate is read by '.delegate', '.interface' and '.inside'")
  public static func ~= (pattern: Gate, gate: Gate) -> Bool { fatalError() }
}

extension Gate {
  /// The kind of the child's action; nil for one of no kind, as that of the child's own children is.
  ///
  /// It tells what may be told to all: a reducer that logs every action names those of gated children by it.
  ///
  /// ```swift
  /// if case .login(let gate) = action { log.info("login: \(gate.kind?.rawValue ?? "child")") }
  /// ```
  @inlinable
  public var kind: ActionKind? {
    switch self {
    case .delegate: .delegate
    case .interface: .interface
    case .inside(let inside): inside.action.kind
    }
  }
}

extension Gate: Sendable
where Child.Action: Sendable, Child.Action.Delegate: Sendable, Child.Action.Interface: Sendable {}
extension Gate: Equatable
where Child.Action: Equatable, Child.Action.Delegate: Equatable, Child.Action.Interface: Equatable {}
extension Gate: Hashable
where Child.Action: Hashable, Child.Action.Delegate: Hashable, Child.Action.Interface: Hashable {}

extension Gate.Inside: Sendable where Child.Action: Sendable {}
extension Gate.Inside: Equatable where Child.Action: Equatable {}
extension Gate.Inside: Hashable where Child.Action: Hashable {}

/// The actions of the elements of a feature whose state is identifiable, each behind a gate.
///
/// ```swift
/// enum Action { case rows(IdentifiedGatesOf<Row>) }
/// ```
public typealias IdentifiedGatesOf<R: _ReducerTypes> = IdentifiedAction<R.State.ID, Gate<R>>
where R.State: Identifiable, R.Action: GatedAction
