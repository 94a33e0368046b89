public import HeadgateCasePathsRuntime

/// An action whose cases are sorted by who sends them and who may react: view, delegate, interface, internal.
///
/// A case of that name with one value is what a kind consists of; each may be missing, and other cases may stand beside them.
/// `@Reducer` and `@CasePathable` write what remains when they see this conformance on the declaration. Parents hold the actions
/// of such a feature in a ``Gate``, views send through a ``ViewStore``. The conformance is not isolated, for effects ask it wherever they
/// run: requirements that are written by hand are `nonisolated`. An action is of one kind: for `delegate(message)`, `_delegate(of:)` answers `message` and
/// the other three answer nil. What a gate shows of an action goes by these.
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
  /// What the feature's own view sends.
  associatedtype View = Never
  /// What the feature tells its parent: all that a parent can read.
  associatedtype Delegate = Never
  /// What a parent tells the feature: all that a parent can send.
  associatedtype Interface = Never
  /// What the feature and its effects send to the feature.
  associatedtype Internal = Never

  /// Makes an action of what the feature tells its parent; a case of this name does.
  ///
  /// ```swift
  /// let action = Login.Action.delegate(.userLoggedIn(user))
  /// ```
  static func delegate(_ action: Delegate) -> Self

  /// Makes an action of what a parent tells the feature; a case of this name does.
  ///
  /// ```swift
  /// let action = Login.Action.interface(.reset)
  /// ```
  static func interface(_ action: Interface) -> Self

  /// Makes an action of what the feature sends to itself; a case of this name does.
  ///
  /// ```swift
  /// return .send(.internal(.userLoaded(user)))
  /// ```
  static func `internal`(_ action: Internal) -> Self

  /// What the view sent; nil for an action of another kind. Written by `@Reducer`.
  ///
  /// ```swift
  /// let tap = Login.Action._view(of: action)
  /// ```
  static func _view(of action: Self) -> View?

  /// What the feature tells its parent; nil for an action of another kind. Written by `@Reducer`.
  ///
  /// ```swift
  /// let message = Login.Action._delegate(of: action)
  /// ```
  static func _delegate(of action: Self) -> Delegate?

  /// What a parent tells the feature; nil for an action of another kind. Written by `@Reducer`.
  ///
  /// ```swift
  /// let request = Login.Action._interface(of: action)
  /// ```
  static func _interface(of action: Self) -> Interface?

  /// What the feature sent to itself; nil for an action of another kind. Written by `@Reducer`.
  ///
  /// ```swift
  /// let event = Login.Action._internal(of: action)
  /// ```
  static func _internal(of action: Self) -> Internal?
}

extension GatedAction {
  /// The kind of the action; nil for one of no kind, as that of a child is.
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

// A feature leaves a kind out by having no case of its name: its type is `Never`, and there is no such action.

extension GatedAction where View == Never {
  /// Cannot be called: the feature has no view actions.
  ///
  /// ```swift
  /// let make: (Never) -> Timer.Action = Timer.Action.view
  /// ```
  @inlinable public static func view(_ action: Never) -> Self {}

  /// Answers nil: the feature has no view actions.
  ///
  /// ```swift
  /// assert(Timer.Action._view(of: action) == nil)
  /// ```
  @inlinable public static func _view(of action: Self) -> Never? { nil }
}

extension GatedAction where Delegate == Never {
  /// Cannot be called: the feature tells its parent nothing.
  ///
  /// ```swift
  /// let make: (Never) -> Timer.Action = Timer.Action.delegate
  /// ```
  @inlinable public static func delegate(_ action: Never) -> Self {}

  /// Answers nil: the feature tells its parent nothing.
  ///
  /// ```swift
  /// assert(Timer.Action._delegate(of: action) == nil)
  /// ```
  @inlinable public static func _delegate(of action: Self) -> Never? { nil }
}

extension GatedAction where Interface == Never {
  /// Cannot be called: the feature is told nothing by its parent.
  ///
  /// ```swift
  /// let make: (Never) -> Timer.Action = Timer.Action.interface
  /// ```
  @inlinable public static func interface(_ action: Never) -> Self {}

  /// Answers nil: the feature is told nothing by its parent.
  ///
  /// ```swift
  /// assert(Timer.Action._interface(of: action) == nil)
  /// ```
  @inlinable public static func _interface(of action: Self) -> Never? { nil }
}

extension GatedAction where Internal == Never {
  /// Cannot be called: the feature sends itself nothing.
  ///
  /// ```swift
  /// let make: (Never) -> Timer.Action = Timer.Action.internal
  /// ```
  @inlinable public static func `internal`(_ action: Never) -> Self {}

  /// Answers nil: the feature sends itself nothing.
  ///
  /// ```swift
  /// assert(Timer.Action._internal(of: action) == nil)
  /// ```
  @inlinable public static func _internal(of action: Self) -> Never? { nil }
}
