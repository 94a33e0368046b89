internal import HeadgateSupport

/// A dialog in a state that offers a choice: its title, its message, and buttons that send actions.
///
/// A feature presents it like an ``AlertState``; it is gone after its first action. Each dialog has an id of its own,
/// which equality and hashing ignore: a test expects a dialog by writing an equal one. One that is kept, say in a `static let`, is
/// the same one whenever it is presented; see ``AlertState``.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Move \(name)")
/// } actions: {
///   for folder in folders {
///     ButtonState(action: .moved(to: folder)) { TextState(folder) }
///   }
/// }
/// ```
public struct ConfirmationDialogState<Action>: Identifiable {
  // The prefix says that it is not a property to be compared or assigned.
  private let _$number: UInt64
  /// What the dialog is about.
  ///
  /// ```swift
  /// state.dialog?.title = TextState("Move all")
  /// ```
  public var title: TextState
  /// Whether the title is shown.
  ///
  /// ```swift
  /// state.dialog?.titleVisibility = .hidden
  /// ```
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// What there is to say besides; nil when there is nothing.
  ///
  /// ```swift
  /// state.dialog?.message = nil
  /// ```
  public var message: TextState?
  /// The buttons in their order.
  ///
  /// ```swift
  /// let labels = state.dialog?.buttons.map(\.label)
  /// ```
  public var buttons: [ButtonState<Action>]

  /// The id of this dialog and its copies; no other dialog of the process has it.
  ///
  /// ```swift
  /// let isAnother = state.dialog?.id != shown.id
  /// ```
  public var id: UInt64 { _$number }

  /// Makes a dialog with a new id.
  ///
  /// ```swift
  /// let dialog = ConfirmationDialogState {
  ///   TextState("Delete \(name)?")
  /// } actions: {
  ///   ButtonState(role: .destructive, action: Dialog.confirmed) { TextState("Delete") }
  /// }
  /// ```
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      number: uniqueNumber(),
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  private init(
    number: UInt64,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    _$number = number
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// The same dialog, with the same ids, for other actions.
  ///
  /// ```swift
  /// let outer = dialog.map { $0.map(Action.dialog) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      number: _$number,
      title: title,
      titleVisibility: titleVisibility,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension ConfirmationDialogState: EphemeralState {}

// What an expansion of `@Reducer` asks of a payload whose name says nothing: it gets as far as an error that says what to write.
extension ConfirmationDialogState {
  /// The state of a case that names a dialog by another name, which a macro cannot see through.
  ///
  /// ```swift
  /// @ReducerCaseEphemeral case dialog(Dialog)
  /// ```
  public typealias State = Self

  /// Says at compile time what to write: a dialog has a title.
  ///
  /// ```swift
  /// @ReducerCaseEphemeral case dialog(Dialog)
  /// ```
  @available(*, unavailable, message: "mark a case that names a dialog by another name with '@ReducerCaseEphemeral'")
  public init() { fatalError() }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether both show the same and have equal buttons; the ids do not count.
  ///
  /// ```swift
  /// assert(ConfirmationDialogState<Never> { TextState("Full") } == ConfirmationDialogState { TextState("Full") })
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility && lhs.message == rhs.message
      && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what `==` compares.
  ///
  /// ```swift
  /// let different = Set([first, second])
  /// ```
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}
