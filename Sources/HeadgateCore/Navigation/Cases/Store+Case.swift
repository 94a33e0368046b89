extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The feature of an enum reducer that the state is in, with a store of its own.
  ///
  /// Reading it registers observation of the case.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): print(store.title)
  /// case .alert(let alert): print(alert.title)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
