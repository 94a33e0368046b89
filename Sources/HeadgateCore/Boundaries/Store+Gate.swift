public import HeadgateCasePaths

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
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action> {
    handle.child(state, action, { AnyCasePath(action).opened() }) { Store<Child.State, Child.Action>($0) }
  }

  /// The store of a child behind a gate, which is always there; the same object each time.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
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
  @_disfavoredOverload
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State?>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action>? {
    handle.optionalChild(state, action, { AnyCasePath(action).opened() }) { Store<Child.State, Child.Action>($0) }
  }

  /// The store of a child behind a gate, which may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
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
  @_disfavoredOverload
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Child.State, Child.Action>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    handle.elements(state, action, AnyCasePath(action).openedElements()) { scope in
      // A collection is used where its store is, which its requirements cannot say: the next line but one checks it before
      // the scope is used, and it goes nowhere else.
      nonisolated(unsafe) let scope = scope
      return MainActor.assumeIsolated { Store<Child.State, Child.Action>(scope) }
    }
  }

  /// The stores of the elements of a collection whose actions stand behind gates.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
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
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action> {
    handle.child(state, action, { Action.allCasePaths[keyPath: action].opened() }) {
      Store<Child.State, Child.Action>($0)
    }
  }

  /// The store of a child behind a gate, which is always there; the same object each time.
  ///
  /// ```swift
  /// let login = store.scope(\.login, action: \.login)
  /// ```
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
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action>? {
    handle.optionalChild(state, action, { Action.allCasePaths[keyPath: action].opened() }) {
      Store<Child.State, Child.Action>($0)
    }
  }

  /// The store of a child behind a gate, which may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let login = store.scope(\.login, action: \.login.presented) { print(login.name) }
  /// ```
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
  public func scope<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Child.State, Child.Action>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    handle.elements(state, action, Action.allCasePaths[keyPath: action].openedElements()) { scope in
      // A collection is used where its store is, which its requirements cannot say: the next line but one checks it before
      // the scope is used, and it goes nowhere else.
      nonisolated(unsafe) let scope = scope
      return MainActor.assumeIsolated { Store<Child.State, Child.Action>(scope) }
    }
  }

  /// The stores of the elements of a collection whose actions stand behind gates.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
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
