import HeadgateSupport

/// The observed fields that changed during a drain, told when it is over.
///
/// A store owns one and puts it into its frame. It is used on one thread at a time, like the frame. Its storage is
/// kept, so that nothing is allocated when nobody watches.
@usableFromInline
package final class PendingObservations {
  // Each access ends before other code runs, that of listeners above all: no two accesses overlap.
  @exclusivity(unchecked) private var entries: [(fieldObservers: FieldObservers, field: Int)] = []
  /// How many of the entries were told.
  @exclusivity(unchecked) private var position = 0

  @usableFromInline
  package init() {}

  /// Whether there is nothing to tell.
  @usableFromInline
  package var isEmpty: Bool { entries.isEmpty }

  /// The list of the reduction that the calling thread is in.
  @usableFromInline
  static var current: PendingObservations? {
    ReductionFrame.current?.pointee.pendingObservations.map {
      unsafeDowncast($0.takeUnretainedValue(), to: PendingObservations.self)
    }
  }

  func append(_ fieldObservers: FieldObservers, _ field: Int) {
    entries.append((fieldObservers, field))
  }

  /// Tells of all changes, in order, and of those that the listeners make. A call from a listener goes on where the outer one is, so
  /// that a send from there has told everybody when it returns.
  package func fire() {
    while position < entries.count {
      let entry = entries[position]
      position += 1
      entry.fieldObservers.firePending(entry.field)
    }
    entries.removeAll(keepingCapacity: true)
    position = 0
  }
}
