public import HeadgateCasePathsRuntime

// Only through gates: the store of a child without a gate would give access to all its actions, and `\.self` to all actions
// of this feature. Scripts/write/generate writes the other forms.
extension ViewStore where Feature.Action: CasePathable {
  /// Returns the view store of a child behind a gate.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State>,
    action: CaseKeyPath<Feature.Action, Gate<Child>>
  ) -> ViewStore<Child> {
    childStore(state, action) { AnyCasePath(action) }
  }

  /// Returns the view store of a child behind a gate; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State?>,
    action: CaseKeyPath<Feature.Action, Gate<Child>>
  ) -> ViewStore<Child>? {
    childStore(optional: state, action) { AnyCasePath(action) }
  }

  /// Returns the view stores of elements behind gates.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  @_disfavoredOverload
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<Feature.State, Elements>,
    action: CaseKeyPath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, ViewStore<Child>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    childStores(state, action, AnyCasePath(action))
  }

  /// Returns the store of a presented alert, dialog or enum reducer; nil when nothing is presented.
  ///
  /// The view of an alert or a dialog sends actions through this store. For an enum reducer, read the store's `case`.
  ///
  /// ```swift
  /// if let destination = store.scope(state: \.destination, action: \.destination.presented) { print(destination.case) }
  /// ```
  @_disfavoredOverload
  public func scope<Presented: EphemeralState>(
    state: KeyPath<Feature.State, Presented?>,
    action: CaseKeyPath<Feature.Action, Presented.Action>
  ) -> Store<Presented, Presented.Action>? {
    presentedStore(state, action) { AnyCasePath(action) }
  }

  /// Returns the stores of the elements of a stack of an enum reducer. Read the `case` of each store.
  ///
  /// ```swift
  /// for page in store.scope(state: \.path, action: \.path) { print(page.case) }
  /// ```
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<Feature.State, Elements>,
    action: CaseKeyPath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable,
    Elements.ElementState: CaseReducerState, ElementsAction.ChildAction == Elements.ElementState.Action
  {
    caseStores(state, action, AnyCasePath(action))
  }
}
