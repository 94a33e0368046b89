import HeadgateSupport

/// The deallocated child stores that observers are not notified of yet.
///
/// The last reference to a store may be released on any thread, but observers belong to the store's actor. The next event
/// notifies observers. Nothing is stored while there are no observers.
final class DetachedChildren: Sendable {
  struct DetachedChild: Sendable {
    let state: Any.Type
    let action: Any.Type
  }
  private let noted = Locked<[DetachedChild]?>(nil)

  func start() {
    noted.withLock { $0 = $0 ?? [] }
  }

  func stop() {
    noted.withLock { $0 = nil }
  }

  func append(_ detachedChild: DetachedChild) {
    noted.withLock { $0?.append(detachedChild) }
  }

  func take() -> [DetachedChild] {
    noted.withLock { noted in
      guard let detachedChildren = noted, !detachedChildren.isEmpty else { return [] }
      noted = []
      return detachedChildren
    }
  }
}
