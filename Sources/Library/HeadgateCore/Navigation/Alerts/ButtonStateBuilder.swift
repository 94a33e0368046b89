/// Builds the buttons of an alert or a dialog from statements.
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
  /// A single button.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// The buttons of all statements, in order.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// The buttons of an `if` branch or of a `switch` case.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The buttons of an `else` branch or of a later `switch` case.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The buttons of an `if` without `else`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// The buttons of all iterations of a `for` loop, in order.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// The buttons inside an `if #available`.
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }
}
