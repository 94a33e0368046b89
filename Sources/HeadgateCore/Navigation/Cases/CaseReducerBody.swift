public import HeadgateCasePaths

/// The reducers of all cases of an enum reducer.
public struct CaseReducerBody<State: CasePathable, Action: CasePathable>: Reducer {
  @usableFromInline var cases: [(_ResolutionContext) -> _ReducerNode<State, Action>] = []

  /// A body without cases; called by expansions of `@Reducer` only.
  ///
  /// ```swift
  /// let body = CaseReducerBody<Destination.State, Destination.Action>()
  /// ```
  @inlinable
  public init() {}

  /// Adds the reducer of a case; called by expansions of `@Reducer` only.
  ///
  /// ```swift
  /// body._add(\.edit, action: \.edit) { Edit() }
  /// ```
  @inlinable
  public mutating func _add<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let one = IfCaseLet(
      state,
      action: action,
      then: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    cases.append { one._resolve($0) }
  }

  /// Adds a case that goes after its first action; called by expansions of `@Reducer` only.
  ///
  /// ```swift
  /// body._addEphemeral(\.alert, action: \.alert)
  /// ```
  @inlinable
  public mutating func _addEphemeral<ChildState: EphemeralState>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildState.Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    _add(
      state,
      action: action,
      then: { ChildState._ownReducer },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ReducerNode<State, Action> {
    cases.reduce(_ReducerNode()) { $0.followed(by: $1(context)) }
  }

  public typealias Body = Never
}
