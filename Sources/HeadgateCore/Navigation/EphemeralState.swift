/// A state that is gone after its first action: an alert, a dialog.
///
/// What presents one sets it to nil after each of its actions, when the parent has seen it and has not put another in its place.
/// Another has another id; without ids, another case of an enum, or another identity of an observable state.
///
/// In what is presented and on a stack it may also be the payload of a case of an enum that `@CasePathable` or `@Reducer` has listed:
/// the enum goes after an action of that payload. Behind a gate the enum stays: nothing of an action is shown to the state.
///
/// ```swift
/// struct Toast: EphemeralState, Equatable {
///   enum Action { case tapped }
///   var text = ""
/// }
/// ```
public protocol EphemeralState<Action>: DefaultReducing {
  /// Whether it goes after an action.
  ///
  /// Of an enum of what can be presented, some cases may be ephemeral and others not, and an action of one case takes no other
  /// along. It is asked before the reducers run, of the state as it is then.
  ///
  /// ```swift
  /// func _isDismissed(after action: Action) -> Bool { !isSticky }
  /// ```
  func _isDismissed(after action: Action) -> Bool
}

extension EphemeralState {
  /// An ephemeral state goes after each of its actions.
  ///
  /// ```swift
  /// assert(toast._isDismissed(after: .tapped))
  /// ```
  @inlinable public func _isDismissed(after action: Action) -> Bool { true }

  /// An ephemeral state does nothing but go.
  ///
  /// ```swift
  /// let reducer = Toast._defaultReducer
  /// ```
  @inlinable public static var _defaultReducer: EmptyReducer<Self, Action> { EmptyReducer() }
}
