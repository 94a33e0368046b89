import HeadgateSupport

/// A child store that was deallocated.
struct DetachedChild: Sendable {
  let state: Any.Type
  let action: Any.Type
}

// The last reference to a child store may be released on any thread, but observers belong to the store's actor. The next event
// notifies observers. Nothing is stored while there are no observers.
extension AnyStoreCore {
  /// Stores the children that are deallocated from now on.
  final func noteDetachedChildren() {
    effectLock.withLock { _ in detachedChildren = detachedChildren ?? [] }
  }

  final func forgetDetachedChildren() {
    effectLock.withLock { _ in detachedChildren = nil }
  }

  /// Stores a deallocated child. Called on any thread.
  final func childDetached(_ child: DetachedChild) {
    effectLock.withLock { _ in
      guard detachedChildren != nil else { return }
      detachedChildren?.append(child)
      // Set before the list was, and never again.
      news?.add(.detachedChild)
    }
  }

  final func takeDetachedChildren() -> [DetachedChild] {
    effectLock.withLock { _ in
      guard let children = detachedChildren, !children.isEmpty else { return [] }
      detachedChildren = []
      return children
    }
  }
}
