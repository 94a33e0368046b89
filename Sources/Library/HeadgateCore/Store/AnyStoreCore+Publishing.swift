internal import HeadgateSupport
internal import HeadgateSupportC

// Notifies the readers of changed states.
extension AnyStoreCore {
  /// Notifies the readers of a cursor, from now on, when a state other than `seen` replaces the state at the cursor.
  final func watch(_ cursor: AnyStoreCursor, _ seen: ObservedSnapshot) {
    watchedCursors.append(WatchedCursor(cursor: cursor, seen: seen))
    if !cursor.isTracked { hasUntrackedCursors = true }
  }

  // MARK: Publishing

  /// Notifies observers of changes, and runs the `observe` closures that read changed values again.
  final func publishChanges() {
    if frame.pointee.structuralChange || hasUntrackedCursors {
      tellOfReplacedStates(everywhere: frame.pointee.structuralChange)
      frame.pointee.structuralChange = false
    }
    guard !pending.isEmpty || !reruns.isEmpty else { return }
    let outer = headgate_publisher_get()
    headgate_publisher_set(Unmanaged.passUnretained(self).toOpaque())
    pending.fire()
    headgate_publisher_set(outer)
    while !reruns.isEmpty {
      var closures = reruns.take()
      // The order of notifications is undefined. Sorting restores the order in which the closures were created.
      if closures.count > 1 { closures.sort { $0.number < $1.number } }
      for closure in closures { closure.run() }
      closures.removeAll(keepingCapacity: true)
      reruns.reuse(closures)
    }
  }

  /// The core that is publishing on this thread. The caller is then on the actor of that core.
  static var publishing: AnyStoreCore? {
    headgate_publisher_get().map { Unmanaged<AnyStoreCore>.fromOpaque($0).takeUnretainedValue() }
  }

  final func rerunAfterPublishing(_ closure: ObservingClosure) {
    reruns.append(closure)
  }

  /// Notifies the readers of replaced states. If `everywhere` is false, checks only the cursors without tracking.
  private func tellOfReplacedStates(everywhere: Bool) {
    let outer = ReductionFrame.current
    // Inside the frame, notifications are collected and sent together with the others.
    ReductionFrame.current = frame
    watchedCursors.isIterating = true
    defer {
      watchedCursors.isIterating = false
      ReductionFrame.current = outer
    }
    var hasUntrackedCursors = false
    var position = 0
    // A snapshot may add cursors of parents to the end of the list.
    while position < watchedCursors.entries.count {
      defer { position += 1 }
      guard let cursor = watchedCursors.entries[position].cursor else { continue }
      if !cursor.isTracked { hasUntrackedCursors = true }
      guard everywhere || !cursor.isTracked, let now = cursor.snapshot() else { continue }
      let seen = watchedCursors.entries[position].seen
      watchedCursors.entries[position].seen = now
      if cursor.hasUndetected { cursor.countReplacements() }
      if !seen.isStill(now) { seen.readers.fireAll() }
    }
    self.hasUntrackedCursors = hasUntrackedCursors
  }
}
