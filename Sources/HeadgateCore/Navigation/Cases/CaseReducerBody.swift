public import HeadgateCasePathsRuntime

/// The reducers of all cases of an enum reducer.
///
/// Made by expansions of `@Reducer` only. Each case costs one entry in the table of the feature that it stands in.
///
/// ```swift
/// let store = Store(initialState: .edit(Edit.State())) { Destination.body }
/// ```
public struct CaseReducerBody<State: CasePathable, Action: CasePathable>: Reducer {
  @usableFromInline var cases: [(_ResolutionContext) -> _ResolvedReducer<State, Action>] = []

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

  /// Says at compile time what to write for an alert by another name: without it, the compiler crashes over its own error.
  ///
  /// ```swift
  /// @ReducerCaseEphemeral case alert(Alert)
  /// ```
  @_disfavoredOverload
  @available(*, unavailable, message: "mark a case that names an alert by another name with '@ReducerCaseEphemeral'")
  public mutating func _add<ChildState: EphemeralState>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildState.Action>,
    then child: () -> ChildState,
    line: UInt = #line
  ) {
    fatalError()
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
      then: { ChildState._defaultReducer },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs the reducer of the case that the action belongs to.
  ///
  /// An action of another case than that of the state is reported at the line of its case, and changes nothing.
  ///
  /// ```swift
  /// let effect = Destination.body.reduce(into: &state, action: .edit(.saved))
  /// ```
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  /// The reducers of all cases as one table; asked once for each store.
  ///
  /// ```swift
  /// let node = Destination.body._resolve(context)
  /// ```
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    cases.reduce(_ResolvedReducer()) { $0.followed(by: $1(context)) }
  }

  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: CaseReducerBody<Destination.State, Destination.Action>.Body.Type = Never.self
  /// ```
  public typealias Body = Never
}
