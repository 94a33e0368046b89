// Effects that never send, among effects that do. All of this is disfavoured: an argument written in place (`.run { … }`)
// is an effect of the same actions, and calls without silent effects are checked as if these were not here.

extension Effect where Action == Never {
  /// An effect that performs this one, which never sends, and another at the same time.
  ///
  /// ```swift
  /// return tracking.merge(with: .send(.opened))
  /// ```
  @_disfavoredOverload
  public func merge<NewAction>(with other: Effect<NewAction>) -> Effect<NewAction> {
    .merge(fireAndForget(), other)
  }

  /// An effect that performs this one, which never sends, and then another.
  ///
  /// ```swift
  /// return tracking.concatenate(with: .send(.tracked))
  /// ```
  @_disfavoredOverload
  public func concatenate<NewAction>(with other: Effect<NewAction>) -> Effect<NewAction> {
    .concatenate(fireAndForget(), other)
  }
}

extension Effect {
  /// An effect that performs this one and another, which never sends, at the same time.
  ///
  /// ```swift
  /// return load.merge(with: tracking)
  /// ```
  @_disfavoredOverload
  public func merge(with silent: Effect<Never>) -> Self {
    .merge(self, silent.fireAndForget())
  }

  /// An effect that performs this one and then another, which never sends.
  ///
  /// ```swift
  /// return save.concatenate(with: tracking)
  /// ```
  @_disfavoredOverload
  public func concatenate(with silent: Effect<Never>) -> Self {
    .concatenate(self, silent.fireAndForget())
  }

  /// An effect that performs several, which never send, at the same time.
  ///
  /// ```swift
  /// return .merge(tracking, logging)
  /// ```
  @_disfavoredOverload
  public static func merge(_ silent: Effect<Never>...) -> Self {
    merge(silent)
  }

  /// An effect that performs all effects of a sequence, which never send, at the same time.
  ///
  /// ```swift
  /// let tracking: [Effect<Never>] = names.map { name in .run { _ in await analytics.track(name) } }
  /// return .merge(tracking)
  /// ```
  @_disfavoredOverload
  public static func merge(_ silent: some Sequence<Effect<Never>>) -> Self {
    Effect<Never>.merge(silent).fireAndForget()
  }

  /// An effect that performs several, which never send, one after the other.
  ///
  /// ```swift
  /// return .concatenate(tracking, logging)
  /// ```
  @_disfavoredOverload
  public static func concatenate(_ silent: Effect<Never>...) -> Self {
    concatenate(silent)
  }

  /// An effect that performs the effects of a collection, which never send, one after the other.
  ///
  /// ```swift
  /// let tracking: [Effect<Never>] = names.map { name in .run { _ in await analytics.track(name) } }
  /// return .concatenate(tracking)
  /// ```
  @_disfavoredOverload
  public static func concatenate(_ silent: some Collection<Effect<Never>>) -> Self {
    Effect<Never>.concatenate(silent).fireAndForget()
  }
}
