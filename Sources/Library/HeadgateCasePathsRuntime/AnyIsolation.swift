/// Called by macro expansions.
// Lets an expansion use conformances that belong to the main actor in code that belongs to no actor. For example,
// `Set<Model>` has the conformance of `Model` to `Hashable`. In a module with main-actor default isolation, that
// conformance belongs to the main actor. A case path passes payloads and calls none of their conformances, so it can be
// created and used anywhere. But outside of the actor, the compiler rejects every expression with such a type.
public enum _AnyIsolation {
  /// Called by macro expansions.
  @inlinable
  public static func run(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in
      // Only the type of the closure has the actor. Closures in expansions create case paths and list them.
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
      // Safe for the same reason as above.
      unsafeBitCast(body, to: ((inout _CasePathList<Root>) -> Void).self)(&list)
    }
  }

  /// Called by macro expansions.
  @inlinable
  public static func function<Payload, Root>(
    _ embed: @escaping @MainActor (Payload) -> Root
  ) -> @Sendable (Payload) -> Root {
    // Safe for the same reason as above. Closures in expansions create a value of an enum.
    unsafeBitCast(embed, to: (@Sendable (Payload) -> Root).self)
  }
}
