/// A description of work that a reducer requests from its store: sending actions, running operations, cancelling effects.
///
/// An effect is a value. Creating an effect does nothing and reports nothing, inside or outside a reducer. A mutating method of
/// a state may return one. The store that reduced the action runs the effect. It adds the actions of
/// ``send(_:fileID:filePath:line:column:)`` to the end of its queue. It starts the operations of
/// ``run(priority:name:operation:catch:fileID:filePath:line:column:)`` when the queue is empty.
///
/// ```swift
/// let tick = Effect<TimerAction>.send(.ticked)
/// let nothing = Effect<TimerAction>.none
/// ```
public struct Effect<Action> {
  /// The work of the effect; `nil` for ``none``, so that an action without an effect allocates nothing.
  ///
  /// All actions of the tree have the type `Action`, or an embedding converts them to it.
  @usableFromInline
  package let tree: EffectTree?

  @inlinable
  package init(_ tree: EffectTree?) {
    self.tree = tree
  }

  /// An effect that does nothing.
  @inlinable
  public static var none: Self { Self(nil) }

  @inlinable
  package var isNone: Bool { tree == nil }
}

/// The effect type of a reducer: `EffectOf<Feature>` is `Effect<Feature.Action>`.
///
/// ```swift
/// func reload() -> EffectOf<Feature> { .none }
/// ```
public typealias EffectOf<R: _ReducerMacro> = Effect<R.Action>

/// The id of effects for cancellation. Ids match by type and value.
@usableFromInline
package struct CancelID: Hashable, @unchecked Sendable {
  // Sendable: the public entry points require `some Hashable & Sendable`. `MainActorID` keeps other ids on the main actor.
  package let value: AnyHashable
  package let type: ObjectIdentifier

  package init(_ id: some Hashable & Sendable) {
    self.init(ofOneActor: id)
  }

  /// Creates an id from a value that is not Sendable. The id is used only on the actor that the value belongs to.
  init(ofOneActor id: some Hashable) {
    // The type is that of the erased value, so that `AnyHashable(1)` and `1` are the same id.
    value = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: value.base))
  }
}

extension Effect: Sendable where Action: Sendable {}
