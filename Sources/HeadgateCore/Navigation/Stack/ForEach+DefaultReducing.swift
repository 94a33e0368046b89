public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension ForEachElement
where Elements.ElementState: DefaultReducing, Child == Elements.ElementState._DefaultReducer {
  /// Makes a reducer for elements that need no closure: those of a stack whose features are the cases of an enum reducer.
  ///
  /// ```swift
  /// ForEachElement(\.path, action: \.path)
  /// ```
  @inlinable
  public init(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.action = action
    child = Elements.ElementState._defaultReducer
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs the elements of a stack whose features are the cases of an enum reducer: the element first, then this reducer.
  ///
  /// As with a closure: an action of an element that is not there reports, and an element that goes takes its effects along.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .forEach(\.path, action: \.path)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func forEach<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Action: CasePathable, Elements.ElementID == ElementsAction.ElementID, Elements.ElementState: DefaultReducing,
    Elements.ElementState.Action == ElementsAction.ChildAction
  {
    _Around(
      ForEachElement(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column),
      self
    )
  }
}
