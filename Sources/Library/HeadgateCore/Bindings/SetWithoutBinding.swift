// Unavailable setters, so that a set without bindable actions is explained. As a whole subscript is unavailable, and not only
// its setter, the compiler prefers every subscript that fits.

extension Store where State: ObservableState {
  /// Unavailable: only an action changes the state.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      Only an action changes the state. Send one. Or let the action conform to 'BindableAction' to set properties that are \
      'Equatable' and 'Sendable'.
      """
  )
  public subscript<Value>(dynamicMember property: WritableKeyPath<State, Value>) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}

extension ActorStore where State: ObservableState {
  /// Unavailable: only an action changes the state.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      Only an action changes the state. Send one. Or let the action conform to 'BindableAction' to set properties that are \
      'Equatable' and 'Sendable'.
      """
  )
  public subscript<Value>(dynamicMember property: WritableKeyPath<State, Value>) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}
