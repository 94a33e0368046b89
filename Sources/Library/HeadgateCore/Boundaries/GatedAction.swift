public import HeadgateCasePathsRuntime

/// An action whose cases are sorted by sender and receiver: view, delegate, interface, internal.
///
/// A kind is a case of that name with one value. Each kind is optional, and other cases are allowed. If the declaration has
/// this conformance, `@Reducer` and `@CasePathable` write the remaining requirements. Parents hold the actions in a
/// ``Gate``, and views send actions through a ``ViewStore``.
///
/// The conformance must not be isolated, because effects use it on any actor. Requirements without a macro must be
/// `nonisolated`. An action has at most one kind: for `delegate(message)`, `_delegate(of:)` returns `message` and the other
/// three functions return nil. A gate uses these functions to decide which parts of an action it shows.
///
/// ```swift
/// enum Action: GatedAction {
///   case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
///   enum View { case loginButtonTapped }
///   enum Delegate { case userLoggedIn(User) }
///   enum Interface { case reset }
///   @Sealed fileprivate enum InternalEvent { case userLoaded(User) }
/// }
/// ```
public protocol GatedAction<View, Delegate, Interface, Internal>: CasePathable, ViewAction, SendableMetatype
where ViewAction == View {
  /// The actions that the feature's own view sends.
  associatedtype View = Never
  /// The actions that the feature sends to its parent. A parent can read only these.
  associatedtype Delegate = Never
  /// The actions that a parent sends to the feature. A parent can send only these.
  associatedtype Interface = Never
  /// The actions that the feature and its effects send to the feature.
  associatedtype Internal = Never

  /// Creates an action from a delegate action. A case of this name satisfies the requirement.
  static func delegate(_ action: Delegate) -> Self

  /// Creates an action from an interface action. A case of this name satisfies the requirement.
  static func interface(_ action: Interface) -> Self

  /// Creates an action from an internal action. A case of this name satisfies the requirement.
  static func `internal`(_ action: Internal) -> Self

  /// Internal to the library.
  // `@Reducer` implements it. Returns the view action; nil for an action of another kind.
  static func _view(of action: Self) -> View?

  /// Internal to the library.
  // `@Reducer` implements it. Returns the delegate action; nil for an action of another kind.
  static func _delegate(of action: Self) -> Delegate?

  /// Internal to the library.
  // `@Reducer` implements it. Returns the interface action; nil for an action of another kind.
  static func _interface(of action: Self) -> Interface?

  /// Internal to the library.
  // `@Reducer` implements it. Returns the internal action; nil for an action of another kind.
  static func _internal(of action: Self) -> Internal?
}

extension GatedAction {
  /// The kind of the action; nil for an action without a kind, such as an action of a child.
  ///
  /// ```swift
  /// assert(Login.Action.view(.loginButtonTapped).kind == .view)
  /// ```
  @inlinable
  public var kind: ActionKind? {
    if View.self != Never.self, Self._view(of: self) != nil { return .view }
    if Delegate.self != Never.self, Self._delegate(of: self) != nil { return .delegate }
    if Interface.self != Never.self, Self._interface(of: self) != nil { return .interface }
    return Internal.self == Never.self || Self._internal(of: self) == nil ? nil : .internal
  }
}

// A feature omits a kind by not declaring its case. The type of the kind is then `Never`.

extension GatedAction where View == Never {
  /// Cannot be called: the feature has no view actions.
  @inlinable public static func view(_ action: Never) -> Self {}

  /// Internal to the library.
  @inlinable public static func _view(of action: Self) -> Never? { nil }
}

extension GatedAction where Delegate == Never {
  /// Cannot be called: the feature has no delegate actions.
  @inlinable public static func delegate(_ action: Never) -> Self {}

  /// Internal to the library.
  @inlinable public static func _delegate(of action: Self) -> Never? { nil }
}

extension GatedAction where Interface == Never {
  /// Cannot be called: the feature has no interface actions.
  @inlinable public static func interface(_ action: Never) -> Self {}

  /// Internal to the library.
  @inlinable public static func _interface(of action: Self) -> Never? { nil }
}

extension GatedAction where Internal == Never {
  /// Cannot be called: the feature has no internal actions.
  @inlinable public static func `internal`(_ action: Never) -> Self {}

  /// Internal to the library.
  @inlinable public static func _internal(of action: Self) -> Never? { nil }
}
