public import HeadgateCasePathsRuntime

// The form that all stores have: the label, and the key path of a literal. Decision 0090 names the others.
//
// The key path of a case, `\Action.AllCasePaths.child`, is one object for each occurrence in the source. A `CaseKeyPath` is
// created at each evaluation, which takes a microsecond or more.
extension Store where Action: CasePathable {
  /// Returns the store of a child that is always present. Repeated calls return the same object.
  ///
  /// The child store retains the core of the root store, but not this object.
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

  /// Returns the store of an optional child, or nil when the child is absent.
  ///
  /// While the child is present, repeated calls return the same object. After the child is gone, a retained store returns the
  /// state that was read last.
  ///
  /// ```swift
  /// if let detail = store.scope(state: \.detail, action: \.detail) { print(detail.title) }
  /// ```
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    handle.optionalChild(state, action, { Action.allCasePaths[keyPath: action] }) { Store<ChildState, ChildAction>($0) }
  }

  /// Returns the stores of the elements of an identified array or of a stack.
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
}

extension Store {
  /// Returns the stores of elements. The caller creates the path where the types of the feature are known.
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
