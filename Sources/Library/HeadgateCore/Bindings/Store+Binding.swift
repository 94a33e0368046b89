extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state. Setting it sends a binding.
  ///
  /// Reading the property registers observation. After a set, the state has the new value, unless an action is being
  /// reduced: then the binding is queued.
  ///
  /// If no ``BindingReducer`` writes the binding, this is reported at the line of the root store, because dynamic members
  /// have no call site. In the store of an absent child, a set does nothing.
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
  /// A property of the state. Setting it sends a binding as a view action.
  ///
  /// It behaves like the property of a store with bindable actions.
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
      send(.view(.binding(binding)), for: binding)
    }
  }
}

// Without it, both members above fit a store whose action and view action are bindable.
extension Store
where
  State: ObservableState, Action: BindableAction & ViewAction, Action.State == State, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property of the state. Setting it sends a binding.
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

extension Store {
  /// Sends a binding for a property that was set.
  @inlinable
  func send<Root>(_ action: Action, for binding: BindingAction<Root>) {
    guard let callSite = handle.expect(binding) else { return }
    if let root { _ = root.send(action, callSite: callSite) } else { _ = sendThroughCursor(action, callSite) }
    handle.reportUnwrittenBindingsIfIdle()
  }
}
