internal import HeadgateSupportC

/// What a closure has read while it is tracked, and whether that has changed since.
///
/// A tracker is deaf between its read and the end of its tracking. A closure that sends would so miss the change that it made.
final class TrackedReads {
  private struct Read: Hashable {
    let extent: ObjectIdentifier
    let field: Int
  }
  /// The reads, as long as they are few; then those of the set are looked at as well.
  private var few: [Read] = []
  private var many: Set<Read> = []
  private var isStale = false
  /// The reads of the closure that was interrupted by this one; it is deaf as well.
  private let outer: TrackedReads?

  private init(outer: TrackedReads?) {
    self.outer = outer
  }

  /// The reads of the closure that the calling thread tracks.
  static var current: TrackedReads? {
    headgate_reads_get().map { Unmanaged<TrackedReads>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs a closure; true when something changed after the closure had read it.
  static func areStale(after body: () -> Void) -> Bool {
    let own = TrackedReads(outer: current)
    headgate_reads_set(Unmanaged.passUnretained(own).toOpaque())
    body()
    headgate_reads_set(own.outer.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    return own.isStale
  }

  func note(_ extent: ObservationExtent, _ field: Int) {
    let read = Read(extent: ObjectIdentifier(extent.storage), field: field)
    if few.count < 16 { few.append(read) } else { many.insert(read) }
  }

  func changed(_ extent: ObservationExtent, _ field: Int) {
    let read = Read(extent: ObjectIdentifier(extent.storage), field: field)
    if few.contains(read) || many.contains(read) { isStale = true }
    outer?.changed(extent, field)
  }
}
