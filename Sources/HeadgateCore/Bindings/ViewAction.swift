/// An action with a case for what a view sends.
///
/// The case is what the conformance consists of. A view with `@ViewAction` sends these actions and no others.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case loaded([Row])
///   enum View { case refreshPulled }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// What a view sends.
  associatedtype ViewAction

  /// Makes an action of what a view sends; a case of this name does.
  ///
  /// ```swift
  /// let action = List.Action.view(.refreshPulled)
  /// ```
  static func view(_ action: ViewAction) -> Self
}
