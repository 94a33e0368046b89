internal import HeadgateDependenciesRuntime

extension Effect {
  /// This effect with every action that it sends transformed.
  ///
  /// The transform runs with the dependencies that are in force where `map` is called, and where the action is sent: for ``send(_:fileID:filePath:line:column:)`` on the store's actor, in a `.run` wherever the operation runs.
  ///
  /// ```swift
  /// let effect: Effect<ParentAction> = childEffect.map { .child($0) }
  /// ```
  public func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> Effect<NewAction> {
    guard let dependencies = DependencyValues.inReduction else { return embedded(Embedding(transform)) }
    return embedded(Embedding { action in dependencies.whileInForce { transform(action) } })
  }

  @inlinable
  package func embedded<NewAction>(_ embedding: @autoclosure () -> Embedding<Action, NewAction>) -> Effect<NewAction> {
    guard let tree else { return .none }
    return Effect<NewAction>(.embedded(tree, embedding()))
  }

  @inlinable
  package func presented(_ dismissal: @autoclosure () -> Dismissal) -> Effect {
    guard let tree else { return .none }
    return Effect(.presented(dismissal(), tree))
  }

  @inlinable
  package func owned(_ segment: @autoclosure () -> EffectOwnerComponent) -> Effect {
    guard let tree else { return .none }
    return Effect(.owned(segment(), tree))
  }
}

extension Effect where Action == Never {
  /// This effect, which never sends, as an effect of any action.
  ///
  /// It is needed where such an effect stands alone, as behind `return`: Swift converts no value by itself.
  ///
  /// ```swift
  /// let tracking: Effect<Never> = .run { _ in await analytics.track("opened") }
  /// return tracking.fireAndForget()
  /// ```
  public func fireAndForget<NewAction>(as action: NewAction.Type = NewAction.self) -> Effect<NewAction> {
    // There is no action in it that would be of another type.
    Effect<NewAction>(tree)
  }
}
