internal import HeadgateSupport

/// A button of an alert or a dialog: what it says, what it means, and the action that it sends.
///
/// Each button has an id of its own, which equality and hashing ignore: a test expects a button by writing an equal
/// one.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// ```
public struct ButtonState<Action>: Identifiable {
  // The prefix says that it is not a property to be compared or assigned.
  private let _$number: UInt64
  /// What the button means; nil for one without a special meaning.
  ///
  /// ```swift
  /// let isDestructive = button.role == .destructive
  /// ```
  public var role: ButtonStateRole?
  /// What the button does.
  ///
  /// ```swift
  /// if let action = button.action.action { store.send(.alert(.presented(action))) }
  /// ```
  public var action: ButtonStateAction<Action>
  /// What the button says.
  ///
  /// ```swift
  /// let title = String(state: button.label)
  /// ```
  public var label: TextState

  /// The id of this button and its copies; no other button of the process has it.
  ///
  /// ```swift
  /// let ids = alert.buttons.map(\.id)
  /// ```
  public var id: UInt64 { _$number }

  /// A button that sends an action or, as it is without one, only dismisses what it stands in.
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
    self.init(number: uniqueNumber(), role: role, action: action, label: label())
  }

  /// A button that sends an action.
  ///
  /// ```swift
  /// ButtonState(action: .confirmed) { TextState("Delete") }
  /// ```
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  private init(number: UInt64, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState) {
    _$number = number
    self.role = role
    self.action = action
    self.label = label
  }

  /// The same button, with the same id, for other actions.
  ///
  /// ```swift
  /// let outer = button.map { $0.map(Action.alert) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(number: _$number, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether both say, mean and do the same; the ids do not count.
  ///
  /// ```swift
  /// assert(ButtonState<Never> { TextState("OK") } == ButtonState<Never> { TextState("OK") })
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.action == rhs.action && lhs.label == rhs.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes what `==` compares.
  ///
  /// ```swift
  /// let different = Set(alert.buttons)
  /// ```
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}
