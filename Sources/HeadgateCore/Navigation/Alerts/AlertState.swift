internal import HeadgateSupport

/// An alert in a state: its title, its message, and buttons that send actions.
///
/// A feature presents it with `@Presents` and `ifLet` without a closure; it is gone after its first action. Each alert
/// has an id of its own, which equality and hashing ignore: a test expects an alert by writing an equal one. One that is kept, say
/// in a `static let`, is the same one whenever it is presented: put in its own place by the reducer of its action, it goes. Make it
/// anew, in a `static var`, to show it again.
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
  // The prefix says that it is not a property to be compared or assigned.
  private let _$number: UInt64
  /// What the alert is about.
  ///
  /// ```swift
  /// state.alert?.title = TextState("Delete all?")
  /// ```
  public var title: TextState
  /// What there is to say besides; nil when there is nothing.
  ///
  /// ```swift
  /// state.alert?.message = nil
  /// ```
  public var message: TextState?
  /// The buttons in their order; without any, a view shows one that only dismisses.
  ///
  /// ```swift
  /// let labels = state.alert?.buttons.map(\.label)
  /// ```
  public var buttons: [ButtonState<Action>]

  /// The id of this alert and its copies; no other alert of the process has it.
  ///
  /// ```swift
  /// let isAnother = state.alert?.id != shown.id
  /// ```
  public var id: UInt64 { _$number }

  /// Makes an alert with a new id.
  ///
  /// ```swift
  /// let alert = AlertState<Never> { TextState("The disk is full.") }
  /// ```
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(number: uniqueNumber(), title: title(), message: message?(), buttons: actions())
  }

  private init(number: UInt64, title: TextState, message: TextState?, buttons: [ButtonState<Action>]) {
    _$number = number
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same alert, with the same ids, for other actions.
  ///
  /// ```swift
  /// let outer = alert.map { $0.map(Action.alert) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      number: _$number,
      title: title,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension AlertState: EphemeralState {}

// What an expansion of `@Reducer` asks of a payload whose name says nothing: it gets as far as an error that says what to write.
extension AlertState {
  /// The state of a case that names an alert by another name, which a macro cannot see through.
  ///
  /// ```swift
  /// @ReducerCaseEphemeral case alert(Alert)
  /// ```
  public typealias State = Self

  /// Says at compile time what to write: an alert has a title.
  ///
  /// ```swift
  /// @ReducerCaseEphemeral case alert(Alert)
  /// ```
  @available(*, unavailable, message: "mark a case that names an alert by another name with '@ReducerCaseEphemeral'")
  public init() { fatalError() }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: Equatable where Action: Equatable {
  /// Whether both show the same and have equal buttons; the ids do not count.
  ///
  /// ```swift
  /// assert(AlertState<Never> { TextState("Full") } == AlertState<Never> { TextState("Full") })
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what `==` compares.
  ///
  /// ```swift
  /// let different = Set([first, second])
  /// ```
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}
