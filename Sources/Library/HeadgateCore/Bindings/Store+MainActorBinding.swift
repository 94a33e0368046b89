extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property whose value is isolated to the main actor. Setting it sends a binding.
  ///
  /// Enums of a module with main actor isolation by default are such values.
  @_disfavoredOverload
  @inlinable
  public subscript<Value: Equatable>(dynamicMember property: WritableKeyPath<State, Value>) -> Value {
    get { handle.cursor.read { $0[keyPath: property] } }
    set {
      let binding = BindingAction(MainActorPropertyWrite(property, newValue))
      send(.binding(binding), for: binding)
    }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// A property whose value is isolated to the main actor. Setting it sends a binding as a view action.
  ///
  /// Enums of a module with main actor isolation by default are such values.
  @inlinable
  @_disfavoredOverload
  public subscript<Value: Equatable>(dynamicMember property: WritableKeyPath<State, Value>) -> Value {
    get { handle.cursor.read { $0[keyPath: property] } }
    set {
      let binding = BindingAction(MainActorPropertyWrite(property, newValue))
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
  /// A property whose value is isolated to the main actor. Setting it sends a binding.
  @_disfavoredOverload
  @inlinable
  public subscript<Value: Equatable>(dynamicMember property: WritableKeyPath<State, Value>) -> Value {
    get { handle.cursor.read { $0[keyPath: property] } }
    set {
      let binding = BindingAction(MainActorPropertyWrite(property, newValue))
      send(.binding(binding), for: binding)
    }
  }
}
