public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension ForEachElement
where Elements.ElementState: _DefaultReducing, Child == Elements.ElementState._DefaultReducer {
  /// Creates a reducer for elements that need no closure: a stack of the cases of an enum reducer.
  ///
  /// ```swift
  /// ForEachElement(\.path, action: \.path)
  /// ```
  @inlinable
  public init(
    _ state: WritableKeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.action = Action.allCasePaths[keyPath: action]
    child = Elements.ElementState._defaultReducer
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs the elements of a stack whose features are the cases of an enum reducer, then this reducer.
  ///
  /// An action for a missing element is reported. When an element is removed, its effects are cancelled.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .forEach(\.path, action: \.path)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func forEach<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Action: CasePathable, Elements.ElementID == ElementsAction.ElementID, Elements.ElementState: _DefaultReducing,
    Elements.ElementState.Action == ElementsAction.ChildAction
  {
    _Joined(
      ForEachElement(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column),
      around: self
    )
  }
}
