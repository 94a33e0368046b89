extension Store where State: ObservableState {
  /// The state; reading it registers observation of all of it.
  ///
  /// ```swift
  /// print(store.state)
  /// ```
  @inlinable
  public var state: State {
    handle.cursor.read { state in
      state._$fieldObservers?.access(FieldObservers.wholeState, version: state._$id.version)
      return state
    }
  }

  /// A property of the state; reading it registers observation of that property.
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
  /// The state of a feature that is not observable; reading it registers nothing.
  ///
  /// ```swift
  /// print(store.state)
  /// ```
  @inlinable
  @_disfavoredOverload
  public var state: State {
    handle.cursor.read { $0 }
  }
}
