/// A state that is dismissed after its first action, such as an alert or a dialog.
///
/// After each action of an ephemeral state, and after the parent has run, its presentation sets it to nil. A state that the
/// parent has replaced is kept: a replacement has another id. Without ids, a replacement is in another case of an enum, or
/// has another identity as an observable state.
///
/// A presented child or a stack element can also be an enum with `@CasePathable` or `@Reducer` whose payload is ephemeral.
/// An action of that payload dismisses the enum. Behind a gate, the enum is not dismissed, because the state cannot read
/// gated actions.
///
/// ```swift
/// struct Toast: EphemeralState, Equatable {
///   enum Action { case tapped }
///   var text = ""
/// }
/// ```
public protocol EphemeralState<Action>: _DefaultReducing {
  /// Internal to the library.
  // Returns whether the state is dismissed after an action. An action of one case of an enum must not dismiss another case.
  // The library calls it before the reducers run, with the state at that moment.
  func _isDismissed(after action: Action) -> Bool
}

extension EphemeralState {
  /// Internal to the library.
  @inlinable public func _isDismissed(after action: Action) -> Bool { true }

  /// Internal to the library.
  @inlinable public static var _defaultReducer: EmptyReducer<Self, Action> { EmptyReducer() }
}
