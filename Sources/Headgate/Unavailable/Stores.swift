// Names of TCA for stores that are deprecated there. They say what to write.

// There is no `scope(state:action:)` for closures among them: with it, the compiler would speak of closures where a key path is misspelt.
// Of a closure it says that the parameter is a key path.
extension Store {
  /// Unavailable: use key paths.
  @available(*, unavailable, message: "Write key paths: 'scope(state: \\.child, action: \\.self)'.")
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> { fatalError() }

  /// Observe the store.
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

/// What the old `ViewStore` is found by: the feature of the new one cannot be told from a store and a closure.
@available(*, unavailable)
public enum _OldViewStore: Reducer {
  /// The action of nothing.
  public enum Action: ViewAction {
    /// The view action of nothing.
    public enum View {}
    /// The view action of nothing.
    case view(View)
  }
  /// Reduces nothing.
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
  /// Read the store.
  public init<State, Action, ViewState>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) { fatalError() }
}

/// Read the store.
@available(
  *,
  unavailable,
  message: "Write 'StoreOf<Feature>' and read the store, or 'ViewStore<Feature>' for view actions only."
)
public typealias ViewStoreOf<R: Reducer> = Store<R.State, R.Action>
