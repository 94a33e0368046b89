internal import HeadgateDependenciesRuntime

extension Effect {
  /// Returns this effect with each of its actions transformed.
  ///
  /// The transform uses the dependencies in force where `map` is called. The transform of a
  /// ``send(_:fileID:filePath:line:column:)`` runs on the store's actor; that of a `.run` runs in the task of the operation.
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
  package func owned(_ component: @autoclosure () -> EffectOwnerComponent) -> Effect {
    guard let tree else { return .none }
    return Effect(.owned(component(), tree))
  }
}

extension Effect where Action == Never {
  /// Returns this effect, which never sends, as an effect of another action type.
  ///
  /// Call this method where the effect is used alone, for example after `return`. Swift does not convert the type implicitly.
  ///
  /// ```swift
  /// let tracking: Effect<Never> = .run { _ in await analytics.track("opened") }
  /// return tracking.fireAndForget()
  /// ```
  public func fireAndForget<NewAction>(as action: NewAction.Type = NewAction.self) -> Effect<NewAction> {
    // The tree contains no action of type `Never`, so it is valid for each action type.
    Effect<NewAction>(tree)
  }
}
