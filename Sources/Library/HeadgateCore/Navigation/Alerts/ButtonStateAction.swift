/// The effect of a tap on a button.
///
/// ```swift
/// ButtonState(action: .send(.confirmed)) { TextState("Delete") }
/// ```
public enum ButtonStateAction<Action> {
  /// Sends the action. With nil, the button only dismisses its alert or dialog.
  case send(Action?)
  /// Sends the action with an animation of SwiftUI, which `send(_:animation:)` creates.
  case animatedSend(Action?, animation: ButtonStateAnimation)

  /// The action that is sent; nil for a button that only dismisses.
  ///
  /// ```swift
  /// if let action = button.action.action { store.send(.alert(.presented(action))) }
  /// ```
  public var action: Action? {
    switch self {
    case .send(let action), .animatedSend(let action, animation: _): action
    }
  }

  /// Returns the same case with the transformed action.
  ///
  /// ```swift
  /// let outer = ButtonStateAction.send(Alert.confirmed).map { $0.map(Action.alert) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    switch self {
    case .send(let action): .send(transform(action))
    case .animatedSend(let action, let animation): .animatedSend(transform(action), animation: animation)
    }
  }
}

extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
