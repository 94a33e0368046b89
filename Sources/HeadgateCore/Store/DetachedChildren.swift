import HeadgateSupport

/// The child stores that have gone and of whom observers are to be told.
///
/// The last reference to a store may be dropped on any thread, and observers belong to the store's actor: they are told with
/// the next event. Nothing is noted while nobody observes.
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

  func append(_ departure: DetachedChild) {
    noted.withLock { $0?.append(departure) }
  }

  func take() -> [DetachedChild] {
    noted.withLock { noted in
      guard let detachedChildren = noted, !detachedChildren.isEmpty else { return [] }
      noted = []
      return detachedChildren
    }
  }
}
