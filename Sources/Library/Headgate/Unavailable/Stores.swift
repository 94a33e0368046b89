// Names of TCA for stores, deprecated there. Their messages name the replacement.

// There is no `scope(state:action:)` with closures here: with it, the compiler would report a closure where a key path
// is misspelled. For a closure, the compiler reports that the parameter is a key path.
extension Store {
  /// Unavailable: use key paths.
  @available(*, unavailable, message: "Write key paths: 'scope(state: \\.child, action: \\.self)'.")
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> { fatalError() }

  /// Unavailable: write the label.
  @available(
    *,
    unavailable,
    message: "Write the label before a stored path and '\\.self': 'scope(state: \\.child, action: \\.self)'."
  )
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> { fatalError() }

  /// Unavailable: add a `StoreObserver` to the store.
  @available(
    *,
    unavailable,
    message:
      "Write 'observe { if let child = store.scope(state: \\.child, action: \\.child) { … } else { … } }', and keep its token."
  )
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> ObserveToken where State == Wrapped? { fatalError() }

  /// Unavailable: use a closure.
  @available(*, unavailable, message: "Write the reducer in a closure: 'Store(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(initialState: State, reducer: R) { fatalError() }

  /// Unavailable: use a closure, and dependencies.
  @available(
    *,
    unavailable,
    message: """
      Write the reducer in a closure, and dependencies in place of the environment: 'Store(initialState: …) { Feature() } \
      withDependencies: { $0.client = … }'.
      """
  )
  public convenience init<Environment>(
    initialState: State,
    reducer: AnyReducer<State, Action, Environment>,
    environment: Environment
  ) { fatalError() }
}

/// Internal to the library.
// The feature of the unavailable `ViewStore` initializers below: it cannot be inferred from a store and a closure.
@available(*, unavailable)
public enum _OldViewStore: Reducer {
  /// An action that is never sent.
  public enum Action: ViewAction {
    /// A view action that is never sent.
    public enum View {}
    /// A view action that is never sent.
    case view(View)
  }
  /// Cannot be called.
  public func reduce(into state: inout Int, action: Action) -> Effect<Action> { fatalError() }
}

@available(
  *,
  unavailable,
  message: """
    Read the store: a view of an '@ObservableState' is drawn again when what it has read from its store changes. A 'ViewStore' is \
    something else here: what a view may send of the store of a feature with view actions.
    """
)
extension ViewStore where Feature == _OldViewStore {
  /// Unavailable: read the store.
  public init<State, Action, ViewState>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) { fatalError() }
}

/// Unavailable: read the store.
@available(
  *,
  unavailable,
  message: "Write 'StoreOf<Feature>' and read the store, or 'ViewStore<Feature>' for view actions only."
)
public typealias ViewStoreOf<R: Reducer> = Store<R.State, R.Action>
