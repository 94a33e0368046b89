public import HeadgateCasePathsRuntime

// Only through gates: the store of a child without a gate would give access to all its actions.
extension ViewStore where Feature.Action: CasePathable {
  /// Returns the view store of a child behind a gate.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child> {
    ViewStore<Child>(
      store.scopeThroughGate(state, action) {
        ViewPath.checked(Feature.Action.allCasePaths[keyPath: action], endsAtGate: true).ungated()
      }
    )
  }

  /// Returns the view store of a child behind a gate; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child>? {
    store.scopeThroughGate(optional: state, action) {
      ViewPath.checked(Feature.Action.allCasePaths[keyPath: action], endsAtGate: true).ungated()
    }.map { ViewStore<Child>($0) }
  }

  /// Returns the view stores of elements behind gates.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<Feature.State, Elements>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, ViewStore<Child>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    let path = ViewPath.checked(Feature.Action.allCasePaths[keyPath: action], endsAtGate: true)
    return store.scopeElements(state, action, path.openedElements()).mapStores { ViewStore<Child>($0) }
  }

  /// Returns the store of a presented alert, dialog or enum reducer; nil when nothing is presented.
  ///
  /// The view of an alert or a dialog sends actions through this store. For an enum reducer, read the store's `case`.
  ///
  /// ```swift
  /// if let destination = store.scope(state: \.destination, action: \.destination.presented) { print(destination.case) }
  /// ```
  public func scope<Presented: EphemeralState>(
    state: KeyPath<Feature.State, Presented?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Presented.Action>>
  ) -> Store<Presented, Presented.Action>? {
    store.scopeThroughGate(optional: state, action) {
      ViewPath.checked(Feature.Action.allCasePaths[keyPath: action], endsAtGate: false)
    }
  }

  /// Returns the stores of the elements of a stack of an enum reducer. Read the `case` of each store.
  ///
  /// ```swift
  /// for page in store.scope(state: \.path, action: \.path) { print(page.case) }
  /// ```
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<Feature.State, Elements>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable,
    Elements.ElementState: CaseReducerState, ElementsAction.ChildAction == Elements.ElementState.Action
  {
    let path = ViewPath.checked(Feature.Action.allCasePaths[keyPath: action], endsAtGate: false)
    return store.scopeElements(state, action, path.elements())
  }
}
