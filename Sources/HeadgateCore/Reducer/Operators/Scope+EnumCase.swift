public import HeadgateCasePathsRuntime
internal import HeadgateSupport

// By name, a case of an enum is an optional property. An empty child has any state, so it fits, and would do nothing. These
// overloads are chosen for that mistake only. An unavailable overload would not be chosen.
extension Scope where State: CasePathable {
  /// Deprecated: reports an empty child on a case of an enum, and runs nothing.
  ///
  /// ```swift
  /// EmptyReducer().ifCaseLet(\.name, action: \.name) { Name() }  // not: Scope(state: \.name, action: \.name) {}
  /// ```
  @available(
    *,
    deprecated,
    message: """
      An empty child on a case of an enum does nothing. For a feature of the case, write, behind the reducer of the enum, \
      '.ifCaseLet(\\.child, action: \\.child) { Child() }'.
      """
  )
  public init<Payload, ChildAction>(
    state: WritableKeyPath<State, Payload?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<Payload?, ChildAction> child: () -> EmptyReducer<Payload?, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child == EmptyReducer<Payload?, ChildAction>, Action: CasePathable {
    self.init(emptyChild: child(), state, Action.allCasePaths[keyPath: action])
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(CoreMessages.emptyChildOfCase(State.self, Payload.self))
  }

  /// Deprecated: reports an empty child on a case of an enum, and runs nothing.
  @available(
    *,
    deprecated,
    message: """
      An empty child on a case of an enum does nothing. For a feature of the case, write, behind the reducer of the enum, \
      '.ifCaseLet(\\.child, action: \\.child) { Child() }'.
      """
  )
  public init<Payload, ChildAction>(
    _ state: WritableKeyPath<State, Payload?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<Payload?, ChildAction> child: () -> EmptyReducer<Payload?, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child == EmptyReducer<Payload?, ChildAction>, Action: CasePathable {
    self.init(emptyChild: child(), state, Action.allCasePaths[keyPath: action])
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(CoreMessages.emptyChildOfCase(State.self, Payload.self))
  }
}
