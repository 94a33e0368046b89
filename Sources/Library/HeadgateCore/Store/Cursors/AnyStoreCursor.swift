/// A position in the state of a store, without the types of the state and the actions.
@usableFromInline
package class AnyStoreCursor {
  @usableFromInline final let core: AnyStoreCore
  // Straight-line code on the store's actor accesses the property below: no two accesses overlap.
  /// Whether the core compares the state at this cursor with the state that its readers have seen.
  @exclusivity(unchecked) @usableFromInline final var isWatched = false

  /// Whether an enclosing observable state notifies observers of each replacement of the state here.
  ///
  /// A state in a plain struct, in a dictionary or behind a computed property can be replaced without a notification.
  final let isTracked: Bool

  /// The observers of a state that cannot store its own observers, such as an enum; otherwise nil.
  @usableFromInline final let readers: _FieldObservers?

  /// Whether a property on the way to this cursor has a setter that may not detect a replacement. See ``countReplacements()``.
  final let hasUndetected: Bool

  @usableFromInline
  init(core: AnyStoreCore, readers: _FieldObservers?, isTracked: Bool, hasUndetected: Bool) {
    self.core = core
    self.readers = readers
    self.isTracked = isTracked
    self.hasUndetected = hasUndetected
  }

  /// Whether the state is present.
  var isPresent: Bool { true }

  /// Counts each change of a property whose setter may not detect replacements as a structural change, from the root to this cursor.
  ///
  /// The observers of the states contain this. A state that replaces another has other observers, so this is repeated.
  func countReplacements() {}

  /// Returns a snapshot of the current state, or nil when the state is not observable.
  func snapshot() -> ObservedSnapshot? { nil }

  /// Registers this cursor with the core, which notifies the readers when another state replaces the current one.
  @usableFromInline
  final func watch() {
    isWatched = true
    guard let seen = snapshot() else { return }
    if hasUndetected { countReplacements() }
    core.watch(self, seen)
  }
}
