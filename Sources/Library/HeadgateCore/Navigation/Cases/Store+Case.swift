extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The current feature of an enum reducer, together with its store.
  ///
  /// Reading this property observes changes of the case and replacements of its payload. It does not observe changes inside
  /// the payload. ``ActorStore`` does not have this property: its `scope(state:action:)` returns the store of one case, or
  /// nil.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): print(store.title)
  /// case .alert(let alert): print(alert.title)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }

  /// Called by macro expansions.
  // Reading it observes the case alone.
  @inlinable
  public var _caseState: State { handle.cursor.read { $0 } }
}
