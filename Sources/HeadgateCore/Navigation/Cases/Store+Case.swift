extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The feature of an enum reducer that the state is in, with a store of its own.
  ///
  /// Reading it registers observation of the case: of another case or another state in it, and of nothing that changes inside.
  /// ``ActorStore`` has none; `scope(state:action:)` answers the store of one case, or nil.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): print(store.title)
  /// case .alert(let alert): print(alert.title)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }

  /// The state for an expansion of `@Reducer` that looks at its case: reading it registers observation of the case alone.
  ///
  /// ```swift
  /// if case .edit = store._caseState { print("edits") }
  /// ```
  @inlinable
  public var _caseState: State { handle.cursor.read { $0 } }
}
