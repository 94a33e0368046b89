public import HeadgateCasePathsRuntime

// By name, a case of an enum is an optional property. An empty child has any state, so it fits, and would do nothing. These
// overloads are chosen for that mistake only: they take the same arguments as the correct ones, and fewer types fit. An
// unavailable overload would not be chosen.
extension Scope where State: CasePathable {
  /// Deprecated: an empty child on a case of an enum does nothing.
  ///
  /// ```swift
  /// EmptyReducer().ifCaseLet(\.name, action: \.name) { Name() }  // not: Scope(state: \.name, action: \.name) {}
  /// ```
  @available(
    *,
    deprecated,
    message: """
      An empty child on a case of an enum does nothing. For a feature of the case, write, behind the reducer of the enum, \
      '.ifCaseLet(\\.child, action: \\.child) { Child() }'. To handle the actions of the case in the parent, remove the 'Scope'.
      """
  )
  public init<Payload, ChildAction>(
    state: WritableKeyPath<State, Payload?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<Payload?, ChildAction> child: () -> EmptyReducer<Payload?, ChildAction>
  ) where Child == EmptyReducer<Payload?, ChildAction>, Action: CasePathable {
    self.init(emptyChild: child(), state, Action.allCasePaths[keyPath: action])
  }

  /// Deprecated: an empty child on a case of an enum does nothing.
  @available(
    *,
    deprecated,
    message: """
      An empty child on a case of an enum does nothing. For a feature of the case, write, behind the reducer of the enum, \
      '.ifCaseLet(\\.child, action: \\.child) { Child() }'. To handle the actions of the case in the parent, remove the 'Scope'.
      """
  )
  public init<Payload, ChildAction>(
    _ state: WritableKeyPath<State, Payload?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<Payload?, ChildAction> child: () -> EmptyReducer<Payload?, ChildAction>
  ) where Child == EmptyReducer<Payload?, ChildAction>, Action: CasePathable {
    self.init(emptyChild: child(), state, Action.allCasePaths[keyPath: action])
  }
}
