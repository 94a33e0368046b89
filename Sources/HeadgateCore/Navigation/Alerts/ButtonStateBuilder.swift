/// Composes the buttons of an alert or a dialog from statements.
///
/// ```swift
/// AlertState<Alert> {
///   TextState("Delete \(name)?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
///   if isShared {
///     ButtonState(action: .unshared) { TextState("Stop sharing") }
///   }
/// }
/// ```
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// A button that stands as a statement.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// The buttons of all statements, in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// The branch of an `if` whose condition holds, or a case of a `switch`.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The branch of an `else`, or a later case of a `switch`.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// An `if` without `else`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// The rounds of a `for`, one after the other.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// What stands in an `if #available`.
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }
}
