extension Effect {
  /// An effect that runs effects in sequence. Each effect starts when the previous one has ended or is cancelled.
  ///
  /// A send ends when its action is queued. So `.concatenate(.send(.a), .send(.b))` immediately queues both actions, in order.
  ///
  /// ```swift
  /// return .concatenate(.run { _ in try await save() }, .send(.delegate(.saved)))
  /// ```
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// An effect that runs the effects of a collection in sequence.
  ///
  /// ```swift
  /// return .concatenate(steps.map { step in .run { _ in try await step() } })
  /// ```
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let trees = effects.compactMap { $0.tree }
    return switch trees.count {
    case 0: .none
    case 1: Self(trees[0])
    default: Self(.group(EffectGroup(.concatenate, trees)))
    }
  }

  /// Returns an effect that runs this effect and then another one.
  ///
  /// ```swift
  /// return save.concatenate(with: .send(.delegate(.saved)))
  /// ```
  public func concatenate(with other: Self) -> Self {
    guard let tree else { return other }
    guard let otherTree = other.tree else { return self }
    return Self(.group(EffectGroup(.concatenate, tree, otherTree)))
  }
}
