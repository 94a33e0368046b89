/// Called by macro expansions.
// A case that satisfies a requirement of a protocol of the main actor belongs to that actor. Swift 6.3.1 then finds no payload
// of the case in a closure: it says "pattern with associated values does not match enum case", or "failed to produce diagnostic
// for expression". In a module of the main actor, each protocol belongs to it. So expansions pass the function of the case
// to `checked`. It is `inout` because a function that is passed by value is converted to a function without an actor.
public enum _CaseIsolation {
  /// Called by macro expansions.
  @inlinable
  public static func checked<Value, Root>(_ make: inout @Sendable (Value) -> Root) -> @Sendable (Value) -> Root {
    make
  }

  /// Called by macro expansions.
  // The second parameter is for the compiler, which compares neither the actors nor `@Sendable` of two declarations.
  @available(*, unavailable, message: "a protocol of the main actor requires this case: write 'nonisolated protocol'")
  public static func checked<Value, Root>(
    _ make: inout @MainActor @Sendable (Value) -> Root,
    _ other: Void = ()
  ) -> @Sendable (Value) -> Root {
    fatalError()
  }
}
