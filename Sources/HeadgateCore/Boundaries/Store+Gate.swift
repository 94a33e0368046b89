public import HeadgateCasePathsRuntime

// As the scopes of children without gates: a literal finds the second extension, whose path is one object for each place in the
// source.
extension Store {
  /// The store of a child behind a gate, which is always there; the same object each time.
  ///
  /// It is the child's own store, for the child's view: hand that a ``ViewStore``.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action> {
    scopeThroughGate(state, action) { AnyCasePath(action).ungated() }
  }

  /// The store of a child behind a gate, which is always there; the same object each time.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    _ state: KeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action> {
    scope(state: state, action: action)
  }

  /// The store of a child behind a gate, which may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State?>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action>? {
    scopeThroughGate(optional: state, action) { AnyCasePath(action).ungated() }
  }

  /// The store of a child behind a gate, which may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    _ state: KeyPath<State, Child.State?>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of a collection whose actions stand behind gates.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Child.State, Child.Action>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    scopeElements(state, action, AnyCasePath(action).openedElements())
  }

  /// The stores of the elements of a collection whose actions stand behind gates.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Child.State, Child.Action>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    scope(state: state, action: action)
  }
}

extension Store where Action: CasePathable {
  /// The store of a child behind a gate, which is always there; the same object each time.
  ///
  /// It is the child's own store, for the child's view: hand that a ``ViewStore``.
  ///
  /// ```swift
  /// let login = store.scope(state: \.login, action: \.login)
  /// ```
  @inlinable
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action> {
    scopeThroughGate(state, action) { Action.allCasePaths[keyPath: action].ungated() }
  }

  /// The store of a child behind a gate, which is always there; the same object each time.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
  @inlinable
  public func scope<Child: Reducer>(
    _ state: KeyPath<State, Child.State>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action> {
    scope(state: state, action: action)
  }

  /// The store of a child behind a gate, which may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let login = store.scope(state: \.login, action: \.login.presented) { print(login.name) }
  /// ```
  @inlinable
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action>? {
    scopeThroughGate(optional: state, action) { Action.allCasePaths[keyPath: action].ungated() }
  }

  /// The store of a child behind a gate, which may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
  @inlinable
  public func scope<Child: Reducer>(
    _ state: KeyPath<State, Child.State?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of a collection whose actions stand behind gates.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Child.State, Child.Action>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    scopeElements(state, action, Action.allCasePaths[keyPath: action].openedElements())
  }

  /// The stores of the elements of a collection whose actions stand behind gates.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Child.State, Child.Action>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    scope(state: state, action: action)
  }
}

// The paths are made in the module of the feature, which specializes them: an action passes the gate on each send.
extension Store {
  @usableFromInline
  func scopeThroughGate<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    handle.child(state, action, path) { Store<ChildState, ChildAction>($0) }
  }

  @usableFromInline
  func scopeThroughGate<ChildState, ChildAction>(
    optional state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    handle.optionalChild(state, action, path) { Store<ChildState, ChildAction>($0) }
  }
}
