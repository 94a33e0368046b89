internal import HeadgateSupport

/// The state of an alert: a title, a message, and buttons that send actions.
///
/// Present an alert with `@Presents` and `ifLet` without a closure. The alert is dismissed after its first action.
///
/// Each alert has its own id. Equality and hashing ignore the id, so a test expects an alert by creating an equal alert.
///
/// An alert that is stored, for example in a `static let`, keeps its id. If the reducer of an alert's action presents the
/// same stored alert again, the alert is dismissed. To show it again, create a new alert, for example in a computed `static
/// var`.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete \(name)?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// } message: {
///   TextState("It cannot be restored.")
/// }
/// ```
public struct AlertState<Action>: Identifiable {
  // The prefix hides the property from macros that compare and assign properties.
  private let _$number: UInt64
  /// The title of the alert.
  public var title: TextState
  /// The message below the title, or nil.
  public var message: TextState?
  /// The buttons, in order. A view shows a dismissing button when there are none.
  public var buttons: [ButtonState<Action>]

  /// The id of this alert and its copies. It is unique in the process.
  public var id: UInt64 { _$number }
}

// In an extension, so that the struct keeps the initializer with all its properties.
extension AlertState {
  /// Creates an alert with a new id.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(_$number: uniqueNumber(), title: title(), message: message?(), buttons: actions())
  }

  /// Returns the same alert, with the same ids, with transformed actions.
  ///
  /// ```swift
  /// let outer = alert.map { $0.map(Action.alert) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      _$number: _$number,
      title: title,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension AlertState: EphemeralState {}

// `@Reducer` treats a payload with an unknown type name as a feature. These declarations let the expansion compile far
// enough to report the message below.
extension AlertState {
  /// The state of an enum case whose payload type is an alias of an alert.
  public typealias State = Self

  /// Unavailable. The message explains the fix: `@ReducerCaseEphemeral`.
  @available(*, unavailable, message: "mark a case that names an alert by another name with '@ReducerCaseEphemeral'")
  public init() { fatalError() }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: Equatable where Action: Equatable {
  /// Returns whether both alerts have equal contents and buttons. Ids are ignored.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}
