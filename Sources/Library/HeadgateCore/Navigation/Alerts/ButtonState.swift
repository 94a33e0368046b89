internal import HeadgateSupport

/// The state of a button of an alert or a dialog: a label, a role, and the action that it sends.
///
/// Each button has its own id. Equality and hashing ignore the id, so a test expects a button by creating an equal button.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// ```
public struct ButtonState<Action>: Identifiable {
  // The prefix hides the property from macros that compare and assign properties.
  private let _$number: UInt64
  /// The role of the button; nil for a button without a special role.
  public var role: ButtonStateRole?
  /// The action that the button performs.
  public var action: ButtonStateAction<Action>
  /// The label of the button.
  ///
  /// ```swift
  /// let title = String(state: button.label)
  /// ```
  public var label: TextState

  /// The id of this button and its copies. It is unique in the process.
  public var id: UInt64 { _$number }
}

// In an extension, so that the struct keeps the initializer with all its properties.
extension ButtonState {
  /// Creates a button that sends an action. A button without an action only dismisses its alert or dialog.
  ///
  /// ```swift
  /// ButtonState(role: .cancel) { TextState("Cancel") }
  /// ButtonState(action: .send(.confirmed)) { TextState("Delete") }
  /// ```
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(_$number: uniqueNumber(), role: role, action: action, label: label())
  }

  /// Creates a button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Returns the same button, with the same id, with a transformed action.
  ///
  /// ```swift
  /// let outer = button.map { $0.map(Action.alert) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(_$number: _$number, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Returns whether both buttons have equal labels, roles and actions. Ids are ignored.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}
