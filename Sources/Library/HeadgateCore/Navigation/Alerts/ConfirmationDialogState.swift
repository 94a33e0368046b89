internal import HeadgateSupport

/// The state of a confirmation dialog: a title, a message, and buttons that send actions.
///
/// A feature presents a dialog like an ``AlertState``. The dialog is dismissed after its first action.
///
/// Each dialog has its own id. Equality and hashing ignore the id, so a test expects a dialog by creating an equal dialog.
/// For a dialog that is stored, for example in a `static let`, see ``AlertState``.
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
  // The prefix hides the property from macros that compare and assign properties.
  private let _$number: UInt64
  /// The title of the dialog.
  public var title: TextState
  /// The visibility of the title.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  /// The message below the title, or nil.
  public var message: TextState?
  /// The buttons, in order.
  public var buttons: [ButtonState<Action>]

  /// The id of this dialog and its copies. It is unique in the process.
  public var id: UInt64 { _$number }
}

// In an extension, so that the struct keeps the initializer with all its properties.
extension ConfirmationDialogState {
  /// Creates a dialog with a new id.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      _$number: uniqueNumber(),
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  /// Returns the same dialog, with the same ids, with transformed actions.
  ///
  /// ```swift
  /// let outer = dialog.map { $0.map(Action.dialog) }
  /// ```
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      _$number: _$number,
      title: title,
      titleVisibility: titleVisibility,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension ConfirmationDialogState: EphemeralState {}

// `@Reducer` treats a payload with an unknown type name as a feature. These declarations let the expansion compile far
// enough to report the message below.
extension ConfirmationDialogState {
  /// The state of an enum case whose payload type is an alias of a dialog.
  public typealias State = Self

  /// Unavailable. The message explains the fix: `@ReducerCaseEphemeral`.
  @available(*, unavailable, message: "mark a case that names a dialog by another name with '@ReducerCaseEphemeral'")
  public init() { fatalError() }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Returns whether both dialogs have equal contents and buttons. Ids are ignored.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility && lhs.message == rhs.message
      && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}
