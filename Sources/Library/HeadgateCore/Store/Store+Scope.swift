public import HeadgateCasePathsRuntime

// One form of each function. Scripts/write/generate writes the forms without the label and for literals, and those of `ActorStore`.
extension Store {
  /// Returns the store of a child that is always present. Repeated calls return the same object.
  ///
  /// The child store retains the core of the root store, but not this object.
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

  /// Returns the store of an optional child, or nil when the child is absent.
  ///
  /// While the child is present, repeated calls return the same object. After the child is gone, a retained store returns the
  /// state that was read last.
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

  /// Returns the stores of the elements of an identified array or of a stack.
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
