/// A place in the state of a store that stores look at, without its types.
@usableFromInline
package class AnyStoreNode {
  @usableFromInline final let core: AnyStoreCore
  // Touched by straight-line code on the store's actor: no two accesses overlap.
  /// Whether the core looks after this node when a state is replaced by another.
  @exclusivity(unchecked) @usableFromInline final var isWatched = false

  /// Who reads this place, where the state itself cannot keep its readers: an enum has no bookkeeping of its own.
  @usableFromInline final let readers: ObservationExtent?

  @usableFromInline
  init(core: AnyStoreCore, readers: ObservationExtent?) {
    self.core = core
    self.readers = readers
  }

  /// Whether the state is there.
  var isPresent: Bool { true }

  /// What the readers of this place have seen; nil when the state is not observable.
  func currentSight() -> WatchedNode.Sight? { nil }

  /// Has the core tell the readers of this place when another state stands here.
  @usableFromInline
  final func watch() {
    isWatched = true
    if let sight = currentSight() { core.watch(self, sight) }
  }
}
