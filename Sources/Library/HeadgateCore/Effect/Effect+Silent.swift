// Combinations of effects that never send with effects that do. All overloads are disfavored, so that an argument such as
// `.run { … }` is an effect of the same actions. They do not affect the type checking of calls without silent effects.

extension Effect where Action == Never {
  /// Returns an effect that runs this effect, which never sends, and another one concurrently.
  ///
  /// ```swift
  /// return tracking.merge(with: .send(.opened))
  /// ```
  @_disfavoredOverload
  public func merge<NewAction>(with other: Effect<NewAction>) -> Effect<NewAction> {
    .merge(fireAndForget(), other)
  }

  /// Returns an effect that runs this effect, which never sends, and then another one.
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
  /// Returns an effect that runs this effect and another one, which never sends, concurrently.
  ///
  /// ```swift
  /// return load.merge(with: tracking)
  /// ```
  @_disfavoredOverload
  public func merge(with silent: Effect<Never>) -> Self {
    .merge(self, silent.fireAndForget())
  }

  /// Returns an effect that runs this effect and then another one, which never sends.
  ///
  /// ```swift
  /// return save.concatenate(with: tracking)
  /// ```
  @_disfavoredOverload
  public func concatenate(with silent: Effect<Never>) -> Self {
    .concatenate(self, silent.fireAndForget())
  }

  /// An effect that runs effects that never send concurrently.
  ///
  /// ```swift
  /// return .merge(tracking, logging)
  /// ```
  @_disfavoredOverload
  public static func merge(_ silent: Effect<Never>...) -> Self {
    merge(silent)
  }

  /// An effect that runs all effects of a sequence concurrently. The effects never send.
  ///
  /// ```swift
  /// let tracking: [Effect<Never>] = names.map { name in .run { _ in await analytics.track(name) } }
  /// return .merge(tracking)
  /// ```
  @_disfavoredOverload
  public static func merge(_ silent: some Sequence<Effect<Never>>) -> Self {
    Effect<Never>.merge(silent).fireAndForget()
  }

  /// An effect that runs effects that never send in sequence.
  ///
  /// ```swift
  /// return .concatenate(tracking, logging)
  /// ```
  @_disfavoredOverload
  public static func concatenate(_ silent: Effect<Never>...) -> Self {
    concatenate(silent)
  }

  /// An effect that runs the effects of a collection in sequence. The effects never send.
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
