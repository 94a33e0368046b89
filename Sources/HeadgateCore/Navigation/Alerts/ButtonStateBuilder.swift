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
  ///
  /// ```swift
  /// ButtonState(action: .confirmed) { TextState("Delete") }
  /// ```
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// The buttons of all statements, in order.
  ///
  /// ```swift
  /// ButtonState(action: .confirmed) { TextState("Delete") }
  /// ButtonState(role: .cancel) { TextState("Cancel") }
  /// ```
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// The branch of an `if` whose condition holds, or a case of a `switch`.
  ///
  /// ```swift
  /// if isShared {
  ///   ButtonState(action: .unshared) { TextState("Stop sharing") }
  /// } else {
  ///   ButtonState(action: .confirmed) { TextState("Delete") }
  /// }
  /// ```
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The branch of an `else`, or a later case of a `switch`.
  ///
  /// ```swift
  /// switch kind {
  /// case .file: ButtonState(action: .confirmed) { TextState("Delete") }
  /// case .folder: ButtonState(action: .emptied) { TextState("Empty") }
  /// }
  /// ```
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// An `if` without `else`.
  ///
  /// ```swift
  /// if isShared {
  ///   ButtonState(action: .unshared) { TextState("Stop sharing") }
  /// }
  /// ```
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// The rounds of a `for`, one after the other.
  ///
  /// ```swift
  /// for folder in folders {
  ///   ButtonState(action: .moved(to: folder)) { TextState(folder) }
  /// }
  /// ```
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }

  /// What stands in an `if #available`.
  ///
  /// ```swift
  /// if #available(iOS 26, *) {
  ///   ButtonState(action: .confirmed) { TextState("Delete") }
  /// }
  /// ```
  public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }
}
