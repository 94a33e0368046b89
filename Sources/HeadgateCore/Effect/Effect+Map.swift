extension Effect {
  /// This effect with every action that it sends transformed.
  ///
  /// The transform runs where the action is sent: for ``send(_:fileID:filePath:line:column:)`` on the store's actor, in a `.run` wherever the operation runs.
  ///
  /// ```swift
  /// let effect: Effect<ParentAction> = childEffect.map { .child($0) }
  /// ```
  public func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> Effect<NewAction> {
    embedded(transform)
  }

  @inlinable
  package func embedded<NewAction>(_ embed: @escaping @Sendable (Action) -> NewAction) -> Effect<NewAction> {
    guard let tree else { return .none }
    return Effect<NewAction>(.mapped(EmbeddedEffect(tree, embed: embed)))
  }

  @inlinable
  package func placed(_ segment: @autoclosure () -> PlaceSegment) -> Effect {
    guard let tree else { return .none }
    return Effect(.placed(segment(), tree))
  }
}

extension Effect where Action == Never {
  /// This effect, which never sends, as an effect of any action.
  ///
  /// ```swift
  /// let tracking: Effect<Never> = .run { _ in await analytics.track("opened") }
  /// return tracking.fireAndForget()
  /// ```
  public func fireAndForget<NewAction>(as action: NewAction.Type = NewAction.self) -> Effect<NewAction> {
    guard let tree else { return .none }
    return Effect<NewAction>(.mapped(SilentEffect(tree)))
  }
}
