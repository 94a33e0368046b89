public import HeadgateCasePathsRuntime

/// The combined reducers of all cases of an enum reducer. Only expansions of `@Reducer` create it.
///
/// Each case adds one entry to the dispatch table of the feature that contains the enum reducer. An action whose case is not the one of
/// the state is reported at the line of its case, and the state does not change.
///
/// ```swift
/// let store = Store(initialState: .edit(Edit.State())) { Destination.body }
/// ```
public struct _CaseReducerBody<State: CasePathable, Action: CasePathable>: _ResolvingReducer {
  @usableFromInline var cases: [(_ResolutionContext) -> _ResolvedReducer<State, Action>] = []

  /// Creates a body without cases. Called by macro expansions.
  @inlinable
  public init() {}

  /// Called by macro expansions.
  // Adds the reducer of a case.
  @inlinable
  public mutating func _add<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var one = IfCaseLet(
      state,
      action: action,
      then: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    one.isOfCaseReducer = true
    cases.append { [one] in one._resolve($0) }
  }

  /// Called by macro expansions.
  // Unavailable. Without this overload, the compiler crashes while it reports an alert with another type name.
  @_disfavoredOverload
  @available(*, unavailable, message: "mark a case that names an alert by another name with '@ReducerCaseEphemeral'")
  public mutating func _add<ChildState: EphemeralState>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildState.Action>>,
    then child: () -> ChildState,
    line: UInt = #line
  ) {
    fatalError()
  }

  /// Called by macro expansions.
  // Unavailable. Without this overload, the compiler reports the overload for alerts.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      the payload of this case is no feature: attach '@Reducer' to its type, or mark the case with '@ReducerCaseIgnored'; mark a case \
      that names an alert by another name with '@ReducerCaseEphemeral'
      """
  )
  public mutating func _add<ChildState, ChildAction, Payload>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    then child: () -> Payload,
    line: UInt = #line
  ) {
    fatalError()
  }

  /// Called by macro expansions.
  // Adds a case that is dismissed after its first action.
  @inlinable
  public mutating func _addEphemeral<ChildState: EphemeralState>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildState.Action>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    _add(
      state,
      action: action,
      then: { ChildState._defaultReducer },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Internal to the library.
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    cases.reduce(_ResolvedReducer()) { $0.followed(by: $1(context)) }
  }
}
