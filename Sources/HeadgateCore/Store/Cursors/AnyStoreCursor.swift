/// A place in the state of a store that stores look at, without its types.
@usableFromInline
package class AnyStoreCursor {
  @usableFromInline final let core: AnyStoreCore
  // Touched by straight-line code on the store's actor: no two accesses overlap.
  /// Whether the core compares this node with what its readers have seen.
  @exclusivity(unchecked) @usableFromInline final var isWatched = false

  /// Whether each replacement of the state here is known to an observable state around it. A state in a plain struct, in a
  /// dictionary or behind a computed property can be replaced without anybody being told.
  final let isTracked: Bool

  /// Who reads this place, where the state itself cannot keep its readers: an enum has no bookkeeping of its own.
  @usableFromInline final let readers: FieldObservers?

  @usableFromInline
  init(core: AnyStoreCore, readers: FieldObservers?, isTracked: Bool) {
    self.core = core
    self.readers = readers
    self.isTracked = isTracked
  }

  /// Whether the state is there.
  var isPresent: Bool { true }

  /// What somebody who reads this place now sees; nil when the state is not observable.
  func snapshot() -> ObservedSnapshot? { nil }

  /// Has the core tell the readers of this place when another state stands here.
  @usableFromInline
  final func watch() {
    isWatched = true
    if let seen = snapshot() { core.watch(self, seen) }
  }
}
