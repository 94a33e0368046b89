public import HeadgateCasePaths

extension IfLet {
  /// Makes a reducer for an alert or a dialog: it needs no child, and is gone after its first action.
  ///
  /// As a statement the state goes when all statements have seen the action, unless one of them has put another in its
  /// place. The case of what is presented holds a ``PresentationAction``; that of a plain optional the action itself.
  ///
  /// ```swift
  /// IfLet(\.$alert, action: \.alert)
  /// ```
  @inlinable
  public init(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Slot.SlotAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Slot: EphemeralSlot, Child == EmptyReducer<Slot.Child, Slot.SlotAction> {
    self.state = state
    self.action = action
    child = EmptyReducer()
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Lets an alert or a dialog go after its first action, when this reducer has seen it.
  ///
  /// It stays when this reducer has put another in its place. An action without an alert reports; this reducer sees it.
  /// The case of what is presented holds a ``PresentationAction``; that of a plain optional the action itself, and there
  /// is no `.dismiss`: a reducer sets the state to nil.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .ifLet(\.$alert, action: \.alert)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func ifLet<Slot: EphemeralSlot>(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Slot.SlotAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _Around(
      IfLet(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column),
      self
    )
  }
}
