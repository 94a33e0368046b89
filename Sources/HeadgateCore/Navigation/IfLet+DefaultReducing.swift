public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension IfLet {
  /// Makes a reducer for what needs no closure: the features of an enum reducer, an alert, a dialog.
  ///
  /// An alert and a dialog, also among the cases of an enum, are gone after their first action, when all statements have seen it,
  /// unless one of the statements below has put another in their place: it stands before the reducer that may. The case of what is
  /// presented holds a ``PresentationAction``; that of a plain optional the action itself.
  ///
  /// ```swift
  /// IfLet(\.$destination, action: \.destination)
  /// ```
  @inlinable
  public init(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: CaseKeyPath<Action, ChildOptional.OptionalAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildOptional: DefaultReducingOptional, Child == ChildOptional.OptionalReducer, Action: CasePathable {
    self.state = state
    self.action = action
    child = ChildOptional._optionalReducer
    caseIndexer = .byCase
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs what needs no closure: the features of an enum reducer, an alert, a dialog; then this reducer.
  ///
  /// An alert and a dialog, also among the cases of an enum, are gone after their first action, when this reducer has seen it and
  /// has not put another in their place. An action without a state reports; this reducer sees it. The case of what is presented
  /// holds a ``PresentationAction``; that of a plain optional the action itself, and there is no `.dismiss`: a reducer sets the
  /// state to nil.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func ifLet<ChildOptional: DefaultReducingOptional>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: CaseKeyPath<Action, ChildOptional.OptionalAction>,
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
