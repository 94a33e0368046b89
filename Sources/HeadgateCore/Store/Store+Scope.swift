public import HeadgateCasePathsRuntime

extension Store {
  /// The store of a child that is always there; the same object each time.
  ///
  /// The child store keeps the tree alive, but not this object.
  ///
  /// ```swift
  /// let settings = store.scope(state: \.settings, action: \.settings)
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    handle.child(state, action, { AnyCasePath(action) }) { Store<ChildState, ChildAction>($0) }
  }

  /// The store of a child that is always there; the same object each time.
  ///
  /// ```swift
  /// let settings = store.scope(\.settings, action: \.settings)
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The store of a child that may be absent: nil when it is; the same object while it is there.
  ///
  /// A store that is kept when its child goes shows the state that was read last, and does not crash.
  ///
  /// ```swift
  /// if let detail = store.scope(state: \.detail, action: \.detail) { print(detail.title) }
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    handle.optionalChild(state, action, { AnyCasePath(action) }) { Store<ChildState, ChildAction>($0) }
  }

  /// The store of a child that may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let detail = store.scope(\.detail, action: \.detail) { print(detail.title) }
  /// ```
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of an identified array or of a stack.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
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

  /// The stores of the elements of an identified array or of a stack.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    scope(state: state, action: action)
  }
}

// The path of a case itself, `\Action.AllCasePaths.child`, is one object for each place in the source; that of ``CaseKeyPath``
// is made anew at each evaluation, at a microsecond and more. A literal fits both, and finds these.
extension Store where Action: CasePathable {
  /// The store of a child that is always there; the same object each time.
  ///
  /// The child store keeps the tree alive, but not this object.
  ///
  /// ```swift
  /// let settings = store.scope(state: \.settings, action: \.settings)
  /// ```
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    handle.child(state, action, { Action.allCasePaths[keyPath: action] }) { Store<ChildState, ChildAction>($0) }
  }

  /// The store of a child that is always there; the same object each time.
  ///
  /// ```swift
  /// let settings = store.scope(\.settings, action: \.settings)
  /// ```
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The store of a child that may be absent: nil when it is; the same object while it is there.
  ///
  /// A store that is kept when its child goes shows the state that was read last, and does not crash.
  ///
  /// ```swift
  /// if let detail = store.scope(state: \.detail, action: \.detail) { print(detail.title) }
  /// ```
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    handle.optionalChild(state, action, { Action.allCasePaths[keyPath: action] }) {
      Store<ChildState, ChildAction>($0)
    }
  }

  /// The store of a child that may be absent: nil when it is; the same object while it is there.
  ///
  /// ```swift
  /// if let detail = store.scope(\.detail, action: \.detail) { print(detail.title) }
  /// ```
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of an identified array or of a stack.
  ///
  /// ```swift
  /// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    state: KeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    scopeElements(state, action, Action.allCasePaths[keyPath: action].elements())
  }

  /// The stores of the elements of an identified array or of a stack.
  ///
  /// ```swift
  /// for row in store.scope(\.rows, action: \.rows) { print(row.title) }
  /// ```
  @inlinable
  public func scope<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    scope(state: state, action: action)
  }
}

extension Store {
  /// The stores of elements, with a path that is made where the feature's types are known.
  @usableFromInline
  func scopeElements<Elements: ElementCollection, ChildAction>(
    _ state: KeyPath<State, Elements>,
    _ action: AnyKeyPath,
    _ path: ElementsPath<Action, Elements.ElementID, ChildAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ChildAction>>
  where Elements.ElementID: Sendable {
    handle.elements(state, action, path) { Store<Elements.ElementState, ChildAction>.ofElement($0) }
  }
}
