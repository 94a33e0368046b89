internal import HeadgateSupportC

/// What a closure has read while it is tracked, and whether that has changed since.
///
/// A tracker is deaf between its read and the end of its tracking. A closure that sends would so miss the change that it made.
///
/// Stands on the stack of the thread that tracks, at the address in the thread's slot: tracking allocates nothing for it.
struct TrackedReads {
  private struct Read: Hashable {
    let fieldObservers: ObjectIdentifier
    let field: Int
  }
  /// The reads, as long as they are few; then those of the set are looked at as well.
  private let few: UnsafeMutableBufferPointer<Read>
  private var fewCount = 0
  private var many: Set<Read> = []
  private var isStale = false
  /// The reads of the closure that was interrupted by this one; it is deaf as well.
  private let outer: UnsafeMutablePointer<TrackedReads>?

  private init(few: UnsafeMutableBufferPointer<Read>, outer: UnsafeMutablePointer<TrackedReads>?) {
    self.few = few
    self.outer = outer
  }

  /// The reads of the closure that the calling thread tracks.
  ///
  /// The address is valid: it is in the slot only while the call of `areStale` that put it there runs, on this thread.
  static var current: UnsafeMutablePointer<TrackedReads>? {
    headgate_reads_get().map { UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: TrackedReads.self) }
  }

  /// Runs a closure; true when something changed after the closure had read it.
  static func areStale(after body: () -> Void) -> Bool {
    // Reads need no deinitialization, and the memory outlives the value that points to it, and its time in the slot.
    withUnsafeTemporaryAllocation(of: Read.self, capacity: 16) { few in
      let outer = current
      var own = TrackedReads(few: few, outer: outer)
      return withUnsafeMutablePointer(to: &own) { own in
        headgate_reads_set(own)
        body()
        headgate_reads_set(outer)
        return own.pointee.isStale
      }
    }
  }

  mutating func note(_ fieldObservers: FieldObservers, _ field: Int) {
    let read = Read(fieldObservers: ObjectIdentifier(fieldObservers.storage), field: field)
    guard fewCount < few.count else {
      many.insert(read)
      return
    }
    few.initializeElement(at: fewCount, to: read)
    fewCount += 1
  }

  mutating func changed(_ fieldObservers: FieldObservers, _ field: Int) {
    let read = Read(fieldObservers: ObjectIdentifier(fieldObservers.storage), field: field)
    if few[..<fewCount].contains(read) || many.contains(read) { isStale = true }
    outer?.pointee.changed(fieldObservers, field)
  }
}
