extension Effect {
  /// An effect that performs several one after the other: each starts when the one before has ended or was cancelled.
  ///
  /// Sends end when they are queued, so that `.concatenate(.send(.a), .send(.b))` queues both at once, in order.
  ///
  /// ```swift
  /// return .concatenate(.run { _ in try await save() }, .send(.delegate(.saved)))
  /// ```
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// An effect that performs the effects of a collection one after the other.
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

  /// An effect that performs this one and then another.
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
