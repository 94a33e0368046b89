extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state; setting it sends a binding.
  ///
  /// Reading it registers observation. The state has the new value afterwards, unless an action is being reduced: then the
  /// binding is queued. When no ``BindingReducer`` writes it, that is reported at the line of the root store, since Swift
  /// tells a dynamic member no line of its own. In the store of a child that is gone nothing happens.
  ///
  /// ```swift
  /// store.name = "Blob"
  /// ```
  @inlinable
  public subscript<Value: Equatable & Sendable>(
    dynamicMember property: any WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { handle.cursor.read { $0[keyPath: property] } }
    set {
      let binding = BindingAction.set(property, newValue)
      send(.binding(binding), for: binding)
    }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// A property of the state; setting it sends a binding as a view action.
  ///
  /// As that of a store whose own actions are bindable.
  ///
  /// ```swift
  /// store.name = "Blob"
  /// ```
  @inlinable
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember property: any WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { handle.cursor.read { $0[keyPath: property] } }
    set {
      let binding = BindingAction.set(property, newValue)
      send(.view(.binding(binding)), for: binding)
    }
  }
}

extension Store {
  /// Sends a binding from a member that was set.
  @inlinable
  func send<Root>(_ action: Action, for binding: BindingAction<Root>) {
    guard let callSite = handle.expect(binding) else { return }
    if let root { _ = root.send(action, callSite: callSite) } else { _ = sendThroughCursor(action, callSite) }
    handle.settleBindings()
  }
}
