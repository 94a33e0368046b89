/// Observers whose notification waits until a drain ends.
package protocol PendingObserved: AnyObject {
  /// Notifies the observers of a field of a change that was recorded in a reduction.
  func firePending(_ field: Int)
}

/// The observed fields that changed during a drain. Their observers are notified when the drain ends.
///
/// A store owns the list and stores it in its frame. Like the frame, the list is used on one thread at a time. It keeps its
/// memory, so that changes without observers allocate nothing.
@usableFromInline
package final class PendingObservations {
  // Each access ends before other code runs, especially before observers run: no two accesses overlap.
  @exclusivity(unchecked) private var entries: [(observed: any PendingObserved, field: Int)] = []
  /// The number of entries whose observers are notified.
  @exclusivity(unchecked) private var position = 0

  @usableFromInline
  package init() {}

  /// Whether no notification is pending.
  @usableFromInline
  package var isEmpty: Bool { entries.isEmpty }

  /// The list of the current reduction of the calling thread.
  @usableFromInline
  package static var current: PendingObservations? {
    ReductionFrame.current?.pointee.pendingObservations.map {
      unsafeDowncast($0.takeUnretainedValue(), to: PendingObservations.self)
    }
  }

  /// Moves the pending notifications to a new list.
  package func moved() -> PendingObservations {
    let list = PendingObservations()
    swap(&list.entries, &entries)
    return list
  }

  package func append(_ observed: any PendingObserved, _ field: Int) {
    entries.append((observed, field))
  }

  /// Notifies the observers of all changes in order, including the changes that observers make meanwhile.
  ///
  /// A call from an observer continues at the position of the outer call. So all observers are notified when a nested send returns.
  package func fire() {
    while position < entries.count {
      let entry = entries[position]
      position += 1
      entry.observed.firePending(entry.field)
    }
    entries.removeAll(keepingCapacity: true)
    position = 0
  }
}
