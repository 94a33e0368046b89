/// What a button does when it is tapped.
///
/// ```swift
/// ButtonState(action: .send(.confirmed)) { TextState("Delete") }
/// ```
public enum ButtonStateAction<Action> {
  /// Sends the action; with nil, the button only dismisses what it stands in.
  case send(Action?)

  /// The action that is sent; nil for a button that only dismisses.
  ///
  /// ```swift
  /// if let action = button.action.action { store.send(.alert(.presented(action))) }
  /// ```
  public var action: Action? {
    switch self {
    case .send(let action): action
    }
  }

  /// The same with another action, or with none.
  ///
  /// ```swift
  /// let outer = ButtonStateAction.send(Alert.confirmed).map { $0.map(Action.alert) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
