extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property whose value belongs to the main actor, such as an enum of a module whose default isolation is the main actor.
  ///
  /// Setting it sends a binding, as with any other property.
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
  /// A property whose value belongs to the main actor, such as an enum of a module whose default isolation is the main actor.
  ///
  /// Setting it sends a binding as a view action, as with any other property.
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
