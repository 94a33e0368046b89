public import HeadgateCasePathsRuntime

// Through gates only: the store of a child without one would be the way to all its actions, and `\.self` to all of this feature's.
// As the scopes of ``Store``: a literal finds the second extension.
extension ViewStore where Feature.Action: CasePathable {
  /// What the view of a child behind a gate needs of its store.
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

  /// What the view of a child behind a gate needs of its store; nil when the child is absent.
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

  /// What the views of elements behind gates need of their stores.
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

  /// The store of an alert, a dialog or an enum reducer that is presented; nil when there is none.
  ///
  /// What it sends is the answer of whoever looks at the alert. An enum reducer is asked for its case.
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

  /// The stores of the elements of a stack of an enum reducer, to ask each for its case.
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

  /// What the view of a child behind a gate needs of its store.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State>,
    action: CaseKeyPath<Feature.Action, Gate<Child>>
  ) -> ViewStore<Child> {
    childStore(state, action) { AnyCasePath(action) }
  }

  /// What the view of a child behind a gate needs of its store; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State?>,
    action: CaseKeyPath<Feature.Action, Gate<Child>>
  ) -> ViewStore<Child>? {
    childStore(optional: state, action) { AnyCasePath(action) }
  }

  /// What the views of elements behind gates need of their stores.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  @_disfavoredOverload
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    action: CaseKeyPath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, ViewStore<Child>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    childStores(state, action, AnyCasePath(action))
  }

  /// The store of an alert, a dialog or an enum reducer that is presented; nil when there is none.
  ///
  /// What it sends is the answer of whoever looks at the alert. An enum reducer is asked for its case.
  ///
  /// ```swift
  /// if let destination = store.scope(\.destination, action: \.destination.presented) { print(destination.case) }
  /// ```
  @_disfavoredOverload
  public func scope<Presented: EphemeralState>(
    _ state: KeyPath<Feature.State, Presented?>,
    action: CaseKeyPath<Feature.Action, Presented.Action>
  ) -> Store<Presented, Presented.Action>? {
    presentedStore(state, action) { AnyCasePath(action) }
  }

  /// The stores of the elements of a stack of an enum reducer, to ask each for its case.
  ///
  /// ```swift
  /// for page in store.scope(\.path, action: \.path) { print(page.case) }
  /// ```
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    action: CaseKeyPath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable,
    Elements.ElementState: CaseReducerState, ElementsAction.ChildAction == Elements.ElementState.Action
  {
    caseStores(state, action, AnyCasePath(action))
  }
}

extension ViewStore where Feature.Action: CasePathable {
  /// What the view of a child behind a gate needs of its store.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child> {
    childStore(state, action) { Feature.Action.allCasePaths[keyPath: action] }
  }

  /// What the view of a child behind a gate needs of its store; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child>? {
    childStore(optional: state, action) { Feature.Action.allCasePaths[keyPath: action] }
  }

  /// What the views of elements behind gates need of their stores.
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
    childStores(state, action, Feature.Action.allCasePaths[keyPath: action])
  }

  /// The store of an alert, a dialog or an enum reducer that is presented; nil when there is none.
  ///
  /// What it sends is the answer of whoever looks at the alert. An enum reducer is asked for its case.
  ///
  /// ```swift
  /// if let destination = store.scope(state: \.destination, action: \.destination.presented) { print(destination.case) }
  /// ```
  public func scope<Presented: EphemeralState>(
    state: KeyPath<Feature.State, Presented?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Presented.Action>>
  ) -> Store<Presented, Presented.Action>? {
    presentedStore(state, action) { Feature.Action.allCasePaths[keyPath: action] }
  }

  /// The stores of the elements of a stack of an enum reducer, to ask each for its case.
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
    caseStores(state, action, Feature.Action.allCasePaths[keyPath: action])
  }

  /// What the view of a child behind a gate needs of its store.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  public func scope<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child> {
    childStore(state, action) { Feature.Action.allCasePaths[keyPath: action] }
  }

  /// What the view of a child behind a gate needs of its store; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child>? {
    childStore(optional: state, action) { Feature.Action.allCasePaths[keyPath: action] }
  }

  /// What the views of elements behind gates need of their stores.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, ViewStore<Child>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    childStores(state, action, Feature.Action.allCasePaths[keyPath: action])
  }

  /// The store of an alert, a dialog or an enum reducer that is presented; nil when there is none.
  ///
  /// What it sends is the answer of whoever looks at the alert. An enum reducer is asked for its case.
  ///
  /// ```swift
  /// if let destination = store.scope(\.destination, action: \.destination.presented) { print(destination.case) }
  /// ```
  public func scope<Presented: EphemeralState>(
    _ state: KeyPath<Feature.State, Presented?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Presented.Action>>
  ) -> Store<Presented, Presented.Action>? {
    presentedStore(state, action) { Feature.Action.allCasePaths[keyPath: action] }
  }

  /// The stores of the elements of a stack of an enum reducer, to ask each for its case.
  ///
  /// ```swift
  /// for page in store.scope(\.path, action: \.path) { print(page.case) }
  /// ```
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable,
    Elements.ElementState: CaseReducerState, ElementsAction.ChildAction == Elements.ElementState.Action
  {
    caseStores(state, action, Feature.Action.allCasePaths[keyPath: action])
  }
}
