public import HeadgateCasePaths

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
  ) -> ViewStore<Child> where Child.Action: ViewAction {
    ViewStore<Child>(store.scope(state: state, action: action))
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
  ) -> ViewStore<Child> where Child.Action: ViewAction {
    ViewStore<Child>(store.scope(state: state, action: action))
  }

  /// The store of a child without a gate.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<Feature.State, ChildState>,
    action: CaseKeyPath<Feature.Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state: state, action: action)
  }

  /// The store of a child without a gate.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<Feature.State, ChildState>,
    action: CaseKeyPath<Feature.Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state: state, action: action)
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
  ) -> ViewStore<Child>? where Child.Action: ViewAction {
    store.scope(state: state, action: action).map { ViewStore<Child>($0) }
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
  ) -> ViewStore<Child>? where Child.Action: ViewAction {
    store.scope(state: state, action: action).map { ViewStore<Child>($0) }
  }

  /// The store of a child without a gate; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<Feature.State, ChildState?>,
    action: CaseKeyPath<Feature.Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state: state, action: action)
  }

  /// The store of a child without a gate; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<Feature.State, ChildState?>,
    action: CaseKeyPath<Feature.Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state: state, action: action)
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
    ElementsAction.ChildAction == Gate<Child>, Child.Action: ViewAction
  {
    store.scope(state: state, action: action).mapStores { ViewStore<Child>($0) }
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
    ElementsAction.ChildAction == Gate<Child>, Child.Action: ViewAction
  {
    store.scope(state: state, action: action).mapStores { ViewStore<Child>($0) }
  }

  /// The stores of elements without gates.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<Feature.State, Elements>,
    action: CaseKeyPath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    store.scope(state: state, action: action)
  }

  /// The stores of elements without gates.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    action: CaseKeyPath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    store.scope(state: state, action: action)
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
  ) -> ViewStore<Child> where Child.Action: ViewAction {
    ViewStore<Child>(store.scope(state: state, action: action))
  }

  /// What the view of a child behind a gate needs of its store.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  public func scope<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child> where Child.Action: ViewAction {
    ViewStore<Child>(store.scope(state: state, action: action))
  }

  /// The store of a child without a gate.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  public func scope<ChildState, ChildAction>(
    state: KeyPath<Feature.State, ChildState>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state: state, action: action)
  }

  /// The store of a child without a gate.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<Feature.State, ChildState>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    store.scope(state: state, action: action)
  }

  /// What the view of a child behind a gate needs of its store; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<Child: Reducer>(
    state: KeyPath<Feature.State, Child.State?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child>? where Child.Action: ViewAction {
    store.scope(state: state, action: action).map { ViewStore<Child>($0) }
  }

  /// What the view of a child behind a gate needs of its store; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, Gate<Child>>>
  ) -> ViewStore<Child>? where Child.Action: ViewAction {
    store.scope(state: state, action: action).map { ViewStore<Child>($0) }
  }

  /// The store of a child without a gate; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<ChildState, ChildAction>(
    state: KeyPath<Feature.State, ChildState?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state: state, action: action)
  }

  /// The store of a child without a gate; nil when the child is absent.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<Feature.State, ChildState?>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    store.scope(state: state, action: action)
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
    ElementsAction.ChildAction == Gate<Child>, Child.Action: ViewAction
  {
    store.scope(state: state, action: action).mapStores { ViewStore<Child>($0) }
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
    ElementsAction.ChildAction == Gate<Child>, Child.Action: ViewAction
  {
    store.scope(state: state, action: action).mapStores { ViewStore<Child>($0) }
  }

  /// The stores of elements without gates.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<Feature.State, Elements>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    store.scope(state: state, action: action)
  }

  /// The stores of elements without gates.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    action: KeyPath<Feature.Action.AllCasePaths, AnyCasePath<Feature.Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    store.scope(state: state, action: action)
  }
}
