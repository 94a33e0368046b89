public import HeadgateCasePathsRuntime

// The form that all stores have, as for children without gates.
extension Store where Action: CasePathable {
  /// Returns the store of a child behind a gate. Repeated calls return the same object.
  ///
  /// It is the child's own store, with access to all of the child's actions. Pass a ``ViewStore`` of it to the child's
  /// view.
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

  /// Returns the store of an optional child behind a gate, or nil. The object is the same while the child is present.
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

  /// Returns the stores of the elements of a collection, each behind a gate.
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
}

// The callers above create the paths, so that the module of the feature specializes them. Each send converts an action at
// the gate.
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
