/// Lets expansions name conformances that belong to the main actor in code that belongs to no actor.
///
/// A payload such as `Set<Model>` holds the conformance of `Model` to `Hashable`, which is the main actor's where the module's default
/// isolation is. A case path hands payloads through and calls nothing of theirs, so that it may be made and used anywhere; but the
/// compiler refuses every expression with such a type outside of the actor.
public enum _AnyIsolation {
  /// Called by macro expansions.
  @inlinable
  public static func run(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in
      // The actor is a part of the type only. What expansions put into the closure makes case paths and lists them.
      unsafeBitCast(body, to: (() -> Void).self)()
    }
  }

  /// Called by macro expansions.
  @inlinable
  public static func run<Root>(
    _ list: inout _CasePathList<Root>,
    _ body: @MainActor (inout _CasePathList<Root>) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      // As above.
      unsafeBitCast(body, to: ((inout _CasePathList<Root>) -> Void).self)(&list)
    }
  }

  /// Called by macro expansions.
  @inlinable
  public static func function<Payload, Root>(
    _ embed: @escaping @MainActor (Payload) -> Root
  ) -> @Sendable (Payload) -> Root {
    // As above; what expansions put into the closure makes a value of an enum.
    unsafeBitCast(embed, to: (@Sendable (Payload) -> Root).self)
  }
}
