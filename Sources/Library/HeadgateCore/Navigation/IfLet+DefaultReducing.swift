public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension IfLet {
  /// Creates a reducer for a child that needs no closure: an enum reducer, an alert or a dialog.
  ///
  /// An alert or a dialog, also as a case of an enum, is dismissed after its first action, when all statements have run. If
  /// a later statement replaces it, the replacement is kept. Declare `IfLet` before the reducer that can replace it.
  ///
  /// A presented child needs a case with a ``PresentationAction``. A plain optional needs a case with the child's action.
  ///
  /// ```swift
  /// IfLet(\.$destination, action: \.destination)
  /// ```
  @inlinable
  public init(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildOptional.OptionalAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildOptional: _DefaultReducingOptional, Child == ChildOptional.OptionalReducer, Action: CasePathable {
    self.state = state
    self.action = Action.allCasePaths[keyPath: action]
    child = ChildOptional._optionalReducer
    caseIndexer = .byCase
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs a child that needs no closure, then this reducer: an enum reducer, an alert or a dialog.
  ///
  /// An alert or a dialog, also as a case of an enum, is dismissed after its first action, when this reducer has run. If
  /// this reducer replaces it, the replacement is kept. An action without a child is reported; this reducer still receives
  /// it.
  ///
  /// A presented child needs a case with a ``PresentationAction``. A plain optional needs a case with the child's action. A
  /// plain optional has no `.dismiss`: a reducer sets the state to nil.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func ifLet<ChildOptional: _DefaultReducingOptional>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildOptional.OptionalAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _Joined(
      IfLet(state, action: action, fileID: fileID, filePath: filePath, line: line, column: column),
      around: self
    )
  }
}
