extension Store where State: ObservableState {
  /// The state. Reading this property observes the whole state.
  @inlinable
  public var state: State {
    handle.cursor.read { state in
      state.stateObservers?.access(_FieldObservers.wholeState, version: state.stateID.version)
      return state
    }
  }

  /// A property of the state. Reading the property observes it.
  ///
  /// ```swift
  /// print(store.count)
  /// ```
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    handle.cursor.read { $0[keyPath: keyPath] }
  }
}

extension Store {
  /// The state. Reading this property observes the whole state if its type is observable, which generic code may not know.
  @inlinable
  @_disfavoredOverload
  public var state: State {
    handle.cursor.readWholeState()
  }
}
