/// The actions of a child in its parent: delegate actions, interface actions and an opaque rest.
///
/// A parent's `switch` over a gate is exhaustive, so a new delegate action breaks the build where the parent must handle
/// it. The parent can send `.interface`. It can neither create nor read `.inside`: the child's view actions, its internal
/// actions, and the actions of its own children. The type does not prevent a parent from sending `.delegate`.
///
/// Operators take the child's reducer unchanged:
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
public enum Gate<Child: _ReducerMacro> where Child.Action: GatedAction {
  /// An action that the child sends to its parent.
  case delegate(Child.Action.Delegate)
  /// An action that the parent sends to the child.
  case interface(Child.Action.Interface)
  /// Any other action of the child.
  case inside(Inside)

  /// An action that only the child's reducers and effects can create and read.
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

  /// Names the child's reducer in the default value of a case of an enum reducer.
  ///
  /// In such a case, `Gate` names a feature and not an action. The macro uses only the argument. Calling this
  /// initializer traps.
  ///
  /// ```swift
  /// @Reducer enum Destination { case login(Gate<Login> = Gate(Login(tries: 3))) }
  /// ```
  public init(_ child: Child) {
    preconditionFailure(CoreMessages.gateOfReducer(Child.self))
  }

  /// Creates a gate with an action of the child in the matching case.
  @inlinable
  package init(_ action: Child.Action) {
    // A missing kind is not read, because an extension of the child's action could implement it.
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

// With these declarations, a parent that uses an action of the child gets a clear error at that line. Otherwise the error
// would be about the enclosing builder.
extension Gate {
  /// Unavailable. A parent can neither read nor send the child's view actions.
  ///
  /// Code with the parent's store scopes it to the child, and sends the view action to the child's store.
  ///
  /// ```swift
  /// case .login(.delegate(.gaveUp)): …  // not: case .login(.view(.cancelButtonTapped)): …
  /// ```
  @available(
    *,
    unavailable,
    message:
      "a view action belongs to the child: to hear of it, give the child a delegate action; to cause it, an interface action; outside of a reducer, scope the store to the child"
  )
  public static func view(_ action: Child.Action.View) -> Gate { fatalError() }

  /// Unavailable. A parent can neither read nor send the child's internal actions.
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

  /// Unavailable. The message lists the valid patterns; without it, the compiler would ask for `Equatable`.
  ///
  /// ```swift
  /// switch gate { case .delegate, .interface, .inside: break }
  /// ```
  @available(*, unavailable, message: "a gate is read by '.delegate', '.interface' and '.inside'")
  public static func ~= (pattern: Gate, gate: Gate) -> Bool { fatalError() }
}

extension Gate {
  /// The kind of the child's action; nil for an action of the child's own children.
  ///
  /// The kind is not hidden, so a reducer that logs every action can use it for gated children.
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

/// The actions of the elements of a feature with identifiable state, each behind a gate.
///
/// ```swift
/// enum Action { case rows(IdentifiedGatesOf<Row>) }
/// ```
public typealias IdentifiedGatesOf<R: _ReducerMacro> = IdentifiedAction<R.State.ID, Gate<R>>
where R.State: Identifiable, R.Action: GatedAction
