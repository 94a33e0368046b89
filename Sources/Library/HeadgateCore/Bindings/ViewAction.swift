/// An action with a case for the actions of a view.
///
/// A case `view` is the only requirement. A view with `@ViewAction` can send only these actions.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case loaded([Row])
///   enum View { case refreshPulled }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions that a view sends.
  associatedtype ViewAction

  /// Creates an action from a view action. A case of this name satisfies the requirement.
  static func view(_ action: ViewAction) -> Self
}
