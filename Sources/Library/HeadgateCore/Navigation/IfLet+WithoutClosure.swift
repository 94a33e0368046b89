public import HeadgateCasePathsRuntime

extension Reducer {
  /// Unavailable: the child needs a closure with its reducer.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      Write the child's reducer in a closure: '.ifLet(\\.$child, action: \\.child) { Child() }'. An enum reducer, an alert and a \
      dialog need none. If '@Presents' marks one of them, its case carries a 'PresentationAction'.
      """
  )
  public func ifLet<ChildOptional: OptionalChild, ChildAction>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Self where Action: CasePathable { fatalError() }
}
