extension ViewStore {
  /// Unavailable: a view sends view actions.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      A view sends only view actions, and without '.view': 'store.send(.saveButtonTapped)'. For anything else, add a view action, \
      and react to it in the reducer.
      """
  )
  @discardableResult
  public func send(_ action: Feature.Action) -> StoreTask { fatalError() }
}
