public import HeadgateDependencies

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
public struct Effect<Action>: Sendable {
  /// What to do; `nil` is ``none``, so that an action without an effect allocates nothing.
  @usableFromInline
  package let tree: EffectTree<Action>?

  @inlinable
  package init(_ tree: EffectTree<Action>?) {
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
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// What an effect does, as a tree.
///
/// Sendable without a check: the tree is immutable, its closures are `@Sendable`, and the actions in it are handed over with
/// the effect, from the reducer that made them to the store that performs it; nobody else keeps them.
@usableFromInline
package indirect enum EffectTree<Action>: @unchecked Sendable {
  case send(Action, SourceLocation)
  case run(RunEffect<Action>)
  case merge([EffectTree])
  case concatenate([EffectTree])
  case cancellable(EffectTree, id: CancelID, cancelInFlight: Bool)
  case cancel(id: CancelID, SourceLocation)
  case throttle(EffectTree, Throttle)
  case placed(PlaceSegment, EffectTree)
  case dependencies(DependencyValues, EffectTree)
  case mapped(MappedEffect<Action>)
}

/// An operation of a `.run` effect with what a tool wants to know of it.
@usableFromInline
package struct RunEffect<Action>: Sendable {
  package var name: String?
  package var priority: TaskPriority?
  package var location: SourceLocation
  /// Errors are dealt with inside: what reaches the end of this closure is done.
  package var operation: @Sendable (Send<Action>) async -> Void
}

/// The value that names effects for cancellation: matched by type and value.
@usableFromInline
package struct CancelID: Hashable, @unchecked Sendable {
  // Sendable: the public entry points take `some Hashable & Sendable`.
  package let value: AnyHashable
  package let type: ObjectIdentifier

  package init(_ id: some Hashable & Sendable) {
    // An id that is already erased is looked into, so that `AnyHashable(1)` and `1` name the same effect.
    value = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: value.base))
  }
}

/// Where something was written.
@usableFromInline
package struct SourceLocation: Sendable {
  @usableFromInline package var fileID: StaticString
  @usableFromInline package var filePath: StaticString
  @usableFromInline package var line: UInt
  @usableFromInline package var column: UInt

  @inlinable
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
