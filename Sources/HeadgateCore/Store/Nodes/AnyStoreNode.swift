/// A place in the state of a store that stores look at, without its types.
@usableFromInline
package class AnyStoreNode {
  @usableFromInline final let core: AnyStoreCore
  /// Whether the core looks after this node when a state is replaced by another.
  @usableFromInline final var isWatched = false

  @usableFromInline
  init(core: AnyStoreCore) {
    self.core = core
  }

  /// What the state at this place shares with its copies; nil when it is gone or not observable.
  func currentExtent() -> ObservationExtent? { nil }

  /// Has the core tell the readers of this place when another state stands here.
  @usableFromInline
  final func watch() {
    isWatched = true
    if let extent = currentExtent() { core.watch(self, extent) }
  }
}
