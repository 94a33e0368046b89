extension Effect {
  /// An effect that runs effects concurrently. They start in the order of the arguments.
  ///
  /// ```swift
  /// return .merge(.send(.reloadStarted), .run { send in await send(.loaded(try await load())) })
  /// ```
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// An effect that runs all effects of a sequence concurrently. They start in the order of the sequence.
  ///
  /// ```swift
  /// return .merge(ids.map { id in .run { _ in try await delete(id) } })
  /// ```
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let trees = effects.compactMap { $0.tree }
    return switch trees.count {
    case 0: .none
    case 1: Self(trees[0])
    default: Self(.group(EffectGroup(.merge, trees)))
    }
  }

  /// Returns an effect that runs this effect and another one concurrently.
  ///
  /// ```swift
  /// return load.merge(with: .send(.loadStarted))
  /// ```
  @inlinable
  public func merge(with other: Self) -> Self {
    guard let tree else { return other }
    guard let otherTree = other.tree else { return self }
    return Self(.group(EffectGroup(.merge, tree, otherTree)))
  }
}
