public import HeadgateCasePathsRuntime

extension Reducer {
  /// Unavailable: the elements need a closure with their reducer.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      Write the element's reducer in a closure: '.forEach(\\.rows, action: \\.rows) { Row() }'. Only the elements of an enum \
      reducer need no closure.
      """
  )
  public func forEach<Elements: ElementCollection, ElementsAction>(
    _ state: WritableKeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>
  ) -> Self where Action: CasePathable { fatalError() }
}
