public import HeadgateCasePathsRuntime
public import HeadgateSupport

// A child with the actions of its parent, by `action: \.self`. The parent's action does not need case paths.

extension Scope {
  /// Creates a reducer that runs a child on a part of the state, with all actions of the parent.
  ///
  /// ```swift
  /// Scope(state: \.count, action: \.self) { Reduce<Int, Void> { count, _ in count += 1; return .none } }
  /// ```
  @_disfavoredOverload
  @inlinable
  public init<ChildState>(
    state: WritableKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, Action>,
    @ReducerBuilder<ChildState, Action> child: () -> Child
  ) where ChildState == Child.State, Action == Child.Action {
    self.state = state
    self.action = action
    self.child = child()
    caseIndexer = nil
  }
}

extension IfLet {
  /// Creates a reducer that runs a child while its state is present, with all actions of the parent.
  ///
  /// ```swift
  /// IfLet(\.self, action: \.self) { Reduce<Int, Void> { count, _ in count += 1; return .none } }
  /// ```
  @_disfavoredOverload
  @inlinable
  public init(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: CaseKeyPath<Action, Action>,
    @ReducerBuilder<ChildOptional.Child, Action> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Action == Child.Action {
    self.state = state
    self.action = action
    self.child = child()
    caseIndexer = nil
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IfCaseLet {
  /// Creates a reducer that runs a child while the state is in its case, with all actions of the parent.
  ///
  /// ```swift
  /// IfCaseLet(\.some, action: \.self) { Reduce<Int, Void> { count, _ in count += 1; return .none } }
  /// ```
  @_disfavoredOverload
  @inlinable
  public init<ChildState>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, Action>,
    @ReducerBuilder<ChildState, Action> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, Action == Child.Action {
    self.state = state
    self.action = action
    self.child = child()
    caseIndexer = nil
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs a child on an optional state with all actions of this reducer, then this reducer.
  ///
  /// An action while the state is nil is reported.
  ///
  /// ```swift
  /// EmptyReducer<Int?, Void>().ifLet(\.self, action: \.self) { Reduce { count, _ in count += 1; return .none } }
  /// ```
  @_disfavoredOverload
  @inlinable
  @warn_unqualified_access
  public func ifLet<ChildOptional: OptionalChild, Child: Reducer<ChildOptional.Child, Action>>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: CaseKeyPath<Action, Action>,
    @ReducerBuilder<ChildOptional.Child, Action> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _Joined(
      IfLet(state, action: action, then: child, fileID: fileID, filePath: filePath, line: line, column: column),
      around: self
    )
  }

  /// Runs a child on a case of the state with all actions of this reducer, then this reducer.
  ///
  /// An action while the state is in another case is reported.
  ///
  /// ```swift
  /// EmptyReducer<Int?, Void>().ifCaseLet(\.some, action: \.self) { Reduce { count, _ in count += 1; return .none } }
  /// ```
  @_disfavoredOverload
  @inlinable
  @warn_unqualified_access
  public func ifCaseLet<ChildState, Child: Reducer<ChildState, Action>>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, Action>,
    @ReducerBuilder<ChildState, Action> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where State: CasePathable {
    _Joined(
      IfCaseLet(state, action: action, then: child, fileID: fileID, filePath: filePath, line: line, column: column),
      around: self
    )
  }
}
