// Names of TCA for views, deprecated there. Their messages name the replacement.

/// Unavailable: read the store.
@available(
  *,
  unavailable,
  message: "Leave it out: a view of an '@ObservableState' is drawn again when what it has read from its store changes."
)
public struct WithViewStore<Content> {
  /// Unavailable: read the store.
  public init<State, Action, ViewState>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    content: @escaping (_ viewStore: ViewState) -> Content
  ) {}
}

/// Unavailable: remove it.
@available(
  *,
  unavailable,
  message: "Leave it out: the system observes what a view reads, on every version that is supported."
)
public func WithPerceptionTracking<Content>(content: () -> Content) -> Content { content() }

/// Unavailable: use `if let`.
@available(
  *,
  unavailable,
  message: "Write 'if let child = store.scope(state: \\.child, action: \\.child) { … } else { … }'."
)
public struct IfLetStore<Content> {
  /// Unavailable: use `if let`.
  public init<State, Action>(
    _ store: Store<State, Action>?,
    then content: @escaping (_ store: Store<State, Action>) -> Content
  ) {}

  /// Unavailable: use `if let`.
  public init<State, Action, Other>(
    _ store: Store<State, Action>?,
    then content: @escaping (_ store: Store<State, Action>) -> Content,
    else other: @escaping () -> Other
  ) {}
}

/// Unavailable: use `ForEach`.
@available(*, unavailable, message: "Write 'ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in … }'.")
public struct ForEachStore<Content> {
  /// Unavailable: use `ForEach`.
  public init<Stores: Sequence>(_ stores: Stores, content: @escaping (_ store: Stores.Element) -> Content) {}
}

/// Unavailable: use `switch`.
@available(
  *,
  unavailable,
  message: "Write 'switch store.case { case .name(let child): … }', for an enum with '@Reducer'."
)
public struct SwitchStore<Content> {
  /// Unavailable: use `switch`.
  public init<State, Action>(_ store: Store<State, Action>, content: @escaping (_ state: State) -> Content) {}
}

/// Unavailable: use `switch`.
@available(
  *,
  unavailable,
  message: "Write 'switch store.case { case .name(let child): … }', for an enum with '@Reducer'."
)
public struct CaseLet<Content> {
  /// Unavailable: use `switch`.
  public init<Parent, State, ParentAction, Action>(
    _ toState: @escaping (_ state: Parent) -> State?,
    action fromAction: @escaping (_ action: Action) -> ParentAction,
    then content: @escaping (_ store: Store<State, Action>) -> Content
  ) {}
}

/// Unavailable: use `NavigationStack`.
@available(
  *,
  unavailable,
  message:
    "Write 'NavigationStack', with the elements of 'store.scope(state: \\.path, action: \\.path)'; each is the store of a screen."
)
public struct NavigationStackStore<Root, Destination> {
  /// Unavailable: use `NavigationStack`.
  public init<Stores: Sequence>(
    _ stores: Stores,
    root: () -> Root,
    destination: @escaping (_ store: Stores.Element) -> Destination
  ) {}
}

/// Unavailable: renamed to `ConfirmationDialogState`.
@available(*, unavailable, renamed: "ConfirmationDialogState")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

extension ButtonState {
  /// Unavailable: use a role.
  @available(*, unavailable, message: "Write 'ButtonState(role: .cancel, action: .name) { label }'.")
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self { fatalError() }

  /// Unavailable: use a button.
  @available(*, unavailable, message: "Write 'ButtonState(action: .name) { label }'.")
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self { fatalError() }

  /// Unavailable: use a role.
  @available(*, unavailable, message: "Write 'ButtonState(role: .destructive, action: .name) { label }'.")
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action>? = nil) -> Self { fatalError() }
}

extension AlertState {
  /// Unavailable: use closures.
  @available(
    *,
    unavailable,
    message: "Write closures: 'AlertState { title } actions: { ButtonState(…) … } message: { … }'."
  )
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) { fatalError() }

  /// Unavailable: use closures.
  @available(
    *,
    unavailable,
    message: "Write closures: 'AlertState { title } actions: { ButtonState(…) } message: { … }'."
  )
  public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) { fatalError() }

  /// Unavailable: use closures.
  @available(
    *,
    unavailable,
    message: "Write closures: 'AlertState { title } actions: { ButtonState(…) … } message: { … }'."
  )
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) { fatalError() }
}

extension ConfirmationDialogState {
  /// Unavailable: use closures.
  @available(
    *,
    unavailable,
    message: "Write closures: 'ConfirmationDialogState { title } actions: { ButtonState(…) … } message: { … }'."
  )
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) { fatalError() }
}
