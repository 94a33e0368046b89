internal import HeadgateSupportC

/// The values that a closure reads while it is tracked, and whether a value changed after it was read.
///
/// Observation tracking reports no changes between a read and the end of the closure. A closure that sends would miss the
/// change that it made.
///
/// The value is on the stack of the tracking thread, and the thread-local slot contains its address. Tracking allocates nothing.
package struct TrackedReads {
  private struct Read: Hashable {
    let observers: ObjectIdentifier
    let field: Int
  }
  /// The first 16 reads. Further reads are in `many`.
  private let few: UnsafeMutableBufferPointer<Read>
  private var fewCount = 0
  private var many: Set<Read> = []
  /// The values that other threads may change meanwhile, and their versions when they were read.
  private var versioned: [(observers: any VersionedObserved, version: UInt64)] = []
  private var isStale = false
  /// The reads of the enclosing tracked closure. It can miss changes too.
  private let outer: UnsafeMutablePointer<TrackedReads>?

  private init(few: UnsafeMutableBufferPointer<Read>, outer: UnsafeMutablePointer<TrackedReads>?) {
    self.few = few
    self.outer = outer
  }

  /// The reads of the closure that the calling thread tracks.
  ///
  /// The address is valid: it is in the slot only while the call of `areStale` that stored it runs on this thread.
  package static var current: UnsafeMutablePointer<TrackedReads>? {
    headgate_reads_get().map { UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: TrackedReads.self) }
  }

  /// Runs a closure. Returns true if a value changed after the closure had read it.
  package static func areStale(after body: () -> Void) -> Bool {
    // `Read` is trivial and needs no deinitialization. The memory outlives `own` and its time in the slot.
    withUnsafeTemporaryAllocation(of: Read.self, capacity: 16) { few in
      let outer = current
      var own = TrackedReads(few: few, outer: outer)
      return withUnsafeMutablePointer(to: &own) { own in
        headgate_reads_set(own)
        body()
        headgate_reads_set(outer)
        return own.pointee.isStale || own.pointee.versioned.contains { $0.observers.version != $0.version }
      }
    }
  }

  package mutating func note(_ observers: AnyObject, _ field: Int) {
    let read = Read(observers: ObjectIdentifier(observers), field: field)
    guard fewCount < few.count else {
      many.insert(read)
      return
    }
    few.initializeElement(at: fewCount, to: read)
    fewCount += 1
  }

  /// Notes the read of a value that other threads may change. Must be called before the value is read.
  package mutating func note(_ observers: some VersionedObserved) {
    note(observers, 0)
    note(observers, version: observers.version)
  }

  private mutating func note(_ observers: any VersionedObserved, version: UInt64) {
    versioned.append((observers, version))
    outer?.pointee.note(observers, version: version)
  }

  package mutating func changed(_ observers: AnyObject, _ field: Int) {
    let read = Read(observers: ObjectIdentifier(observers), field: field)
    if few[..<fewCount].contains(read) || many.contains(read) { isStale = true }
    outer?.pointee.changed(observers, field)
  }
}

/// The observers of a value that every thread may change.
package protocol VersionedObserved: AnyObject {
  /// A number that each change increases before it notifies. Callable on any thread.
  var version: UInt64 { get }
}
