public import HeadgateCasePathsRuntime

// Forms that only `Store` has, because features that were written for TCA use them.

extension Store where Action: CasePathable {
  /// Returns the store of a child that is always present, like `scope(state:action:)`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// Returns the store of an optional child, or nil when the child is absent, like `scope(state:action:)`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// Returns the stores of the elements of an identified array or of a stack, like `scope(state:action:)`.
  @inlinable
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    scope(state: state, action: action)
  }
}

// Through a gate, without the label. Were they missing, the scope of a plain child would be chosen, and its action would be the gate.
extension Store where Action: CasePathable {
  /// Returns the store of a child behind a gate, like `scope(state:action:)`.
  @inlinable
  public func scope<Child: Reducer>(
    _ state: KeyPath<State, Child.State>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action> {
    scope(state: state, action: action)
  }

  /// Returns the store of an optional child behind a gate, or nil, like `scope(state:action:)`.
  @inlinable
  public func scope<Child: Reducer>(
    _ state: KeyPath<State, Child.State?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Gate<Child>>>
  ) -> Store<Child.State, Child.Action>? {
    scope(state: state, action: action)
  }

  /// Returns the stores of the elements of a collection, each behind a gate, like `scope(state:action:)`.
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

// A literal matches a `CaseKeyPath` too. The compiler must prefer the forms for literals, which are cheaper.
extension Store {
  /// Returns the store of a child that is always present, for a stored path and for `\.self`.
  ///
  /// ```swift
  /// let settings = store.scope(state: \.settings, action: \.self)
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    handle.child(state, action, { AnyCasePath(action) }) { Store<ChildState, ChildAction>($0) }
  }

  /// Returns the store of an optional child, or nil when the child is absent, for a stored path and for `\.self`.
  ///
  /// ```swift
  /// if let detail = store.scope(state: \.self, action: \.self) { print(detail.title) }
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    handle.optionalChild(state, action, { AnyCasePath(action) }) { Store<ChildState, ChildAction>($0) }
  }

  /// Returns the stores of the elements of an identified array or of a stack, for a stored path and for `\.self`.
  ///
  /// ```swift
  /// for row in store.scope(state: \.self, action: \.self) { print(row.title) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    scopeElements(state, action, AnyCasePath(action).elements())
  }
}

// The same through a gate: were they missing, the scope of a plain child would be chosen.
extension Store where Action: CasePathable {
  /// Returns the store of a child behind a gate, for a stored path.
  ///
  /// ```swift
  /// let path: CaseKeyPath<Home.Action, Gate<Login>> = \.login
  /// let login = store.scope(state: \.login, action: path)
  /// ```
  @_disfavoredOverload
  @inlinable
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action> {
    scopeThroughGate(state, action) { AnyCasePath(action).ungated() }
  }

  /// Returns the store of an optional child behind a gate, or nil, for a stored path.
  @_disfavoredOverload
  @inlinable
  public func scope<Child: Reducer>(
    state: KeyPath<State, Child.State?>,
    action: CaseKeyPath<Action, Gate<Child>>
  ) -> Store<Child.State, Child.Action>? {
    scopeThroughGate(optional: state, action) { AnyCasePath(action).ungated() }
  }

  /// Returns the stores of the elements of a collection, each behind a gate, for a stored path.
  @_disfavoredOverload
  @inlinable
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
}
