/// A description of work that a reducer asks its store to do: send actions, run something asynchronous, cancel.
///
/// An effect is a value. Making one does nothing and reports nothing, inside a reducer or outside of it; a mutating method of
/// a state may return one. The store that reduced the action performs it: actions of ``send(_:fileID:filePath:line:column:)`` come behind the actions that
/// are already queued, operations of ``run(priority:name:operation:catch:fileID:filePath:line:column:)`` start when the queue is empty.
///
/// ```swift
/// let tick = Effect<TimerAction>.send(.ticked)
/// let nothing = Effect<TimerAction>.none
/// ```
public struct Effect<Action> {
  /// What to do; `nil` is ``none``, so that an action without an effect allocates nothing. All that it sends is of type
  /// `Action`, if by way of an embedding.
  @usableFromInline
  package let tree: EffectTree?

  @inlinable
  package init(_ tree: EffectTree?) {
    self.tree = tree
  }

  /// An effect that does nothing.
  ///
  /// ```swift
  /// let nothing = Effect<Int>.none
  /// ```
  @inlinable
  public static var none: Self { Self(nil) }

  @inlinable
  package var isNone: Bool { tree == nil }
}

/// The effect of a reducer: `EffectOf<Feature>` is `Effect<Feature.Action>`.
///
/// ```swift
/// func reload() -> EffectOf<Feature> { .none }
/// ```
public typealias EffectOf<R: _ReducerTypes> = Effect<R.Action>

/// The value that names effects for cancellation: matched by type and value.
@usableFromInline
package struct CancelID: Hashable, @unchecked Sendable {
  // Sendable: the public entry points take `some Hashable & Sendable`; `MainActorID` keeps others on the main actor.
  package let value: AnyHashable
  package let type: ObjectIdentifier

  package init(_ id: some Hashable & Sendable) {
    self.init(ofOneActor: id)
  }

  /// For an id that is not sendable: what is made of it is used on the actor that the id belongs to.
  init(ofOneActor id: some Hashable) {
    // An id that is already erased is looked into, so that `AnyHashable(1)` and `1` name the same effect.
    value = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: value.base))
  }
}

extension Effect: Sendable where Action: Sendable {}
