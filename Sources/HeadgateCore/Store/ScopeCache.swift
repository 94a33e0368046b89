/// The stores that were scoped from a store: the same object each time for the same pair of paths.
struct ScopeCache {
  struct Key: Hashable {
    var state: AnyKeyPath
    var action: AnyKeyPath
    var element: AnyHashable?
  }

  private var stores: [Key: AnyObject] = [:]
  private var elementLimit = 64

  mutating func store<Child: AnyObject>(_ key: Key, make: () -> Child) -> Child {
    if let known = stores[key] as? Child { return known }
    let child = make()
    stores[key] = child
    return child
  }

  mutating func remove(_ key: Key) {
    stores[key] = nil
  }

  /// Forgets the stores of elements that are gone, when many have come since this was last done.
  mutating func forgetElements(unless isPresent: (Key) -> Bool) {
    guard stores.count > elementLimit else { return }
    for key in stores.keys where key.element != nil && !isPresent(key) { stores[key] = nil }
    elementLimit = max(64, stores.count * 2)
  }
}
