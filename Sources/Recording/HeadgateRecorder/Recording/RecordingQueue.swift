internal import Dispatch
internal import HeadgateRecordings
internal import HeadgateSupport

/// Takes the entries of a store, and encodes and writes them on a queue of its own.
///
/// Memory is bounded: when more entries wait than the limit, the store waits until they are written. No entry is dropped.
final class RecordingQueue: @unchecked Sendable {
  // Sendable: `waiting` is behind its lock. `batch` is used on the queue only. The rest is constant.

  private struct Waiting {
    var entries: [RecordingEntry] = []
    /// The memory of written entries, for the next ones. Nobody waits for memory on the actor of the store.
    var spare: [RecordingEntry] = []
    var isScheduled = false
    /// Whether the recording has ended. An effect on another thread may note an answer a little later.
    var isClosed = false
    var failure: RecordingError?
    /// How long the last state took to encode.
    var snapshotCost: Int64 = 0
    /// Whether the file needs a state soon, so that what is before it can be removed.
    var needsSnapshot = false
  }
  private let waiting = Locked(Waiting())
  private let queue = DispatchQueue(label: "Headgate.recording", qos: .utility)
  private let batch: RecordingBatch
  private let onFailure: @Sendable (RecordingError) -> Void

  /// How many entries may wait. The longest pause of a store is the time to write that many.
  static let limit = 8192
  /// How many entries are written without a pause for more.
  private static let batchSize = 1024
  /// How long an entry waits for others, in milliseconds. A killed process loses at most the entries of this time.
  private static let pause = 50

  init(_ batch: RecordingBatch, onFailure: @escaping @Sendable (RecordingError) -> Void) {
    self.batch = batch
    self.onFailure = onFailure
  }

  var failure: RecordingError? { waiting.withLock { $0.failure } }

  /// How long the last state took to encode, in nanoseconds, and whether the file needs a state soon.
  var snapshotDemand: (cost: Int64, isNeeded: Bool) { waiting.withLock { ($0.snapshotCost, $0.needsSnapshot) } }

  /// Adds an entry. Called on the actor of the store, and by effects on any thread.
  func append(_ entry: RecordingEntry) {
    // The values of the entry are sendable, or are encoded: see `RecordingEntry.Value`.
    nonisolated(unsafe) let entry = entry
    let (count, mustSchedule) = waiting.withLock { waiting in
      guard waiting.failure == nil, !waiting.isClosed else { return (0, false) }
      waiting.entries.append(entry)
      defer { waiting.isScheduled = true }
      return (waiting.entries.count, !waiting.isScheduled)
    }
    if mustSchedule {
      queue.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) { [self] in drain() }
    } else if count == Self.batchSize {
      queue.async { [self] in drain() }
    } else if count >= Self.limit {
      queue.sync { drain() }
    }
  }

  /// Returns when all entries are written.
  func flush() { queue.sync { drain() } }

  /// Runs a closure on the queue, after all entries are written. Blocks no thread.
  func laterAfterFlush<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: @escaping @Sendable (RecordingBatch) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        drain()
        continuation.resume(returning: body(batch))
      }
    }
  }

  /// Runs a closure on the queue, after all entries are written.
  func afterFlush<Result>(_ body: (RecordingBatch) throws -> Result) rethrows -> Result {
    try queue.sync {
      drain()
      return try body(batch)
    }
  }

  /// Writes the waiting entries, and closes the file. Does not wait for it.
  func close() {
    waiting.withLock { $0.isClosed = true }
    queue.async { [self] in
      drain()
      note { () throws(RecordingError) in try batch.close() }
    }
  }

  private func drain() {
    // The values of the entries are used on one thread at a time.
    nonisolated(unsafe) var entries: [RecordingEntry] = []
    waiting.withLock { waiting in
      entries = waiting.entries
      waiting.entries = waiting.spare
      waiting.spare = []
      waiting.isScheduled = false
    }
    guard !entries.isEmpty else { return }
    defer {
      // Released here, and without the lock: the end of a value may run the user's code.
      entries.removeAll(keepingCapacity: true)
      waiting.withLock { if !$0.isClosed { $0.spare = entries } }
    }
    note { () throws(RecordingError) in
      let cost = try batch.write(entries)
      let isNeeded = try batch.removeOldRows()
      waiting.withLock { waiting in
        if let cost { waiting.snapshotCost = cost }
        waiting.needsSnapshot = isNeeded
      }
    }
  }

  /// A file that cannot be written ends the recording: it is reported once, and what is in the file stays.
  private func note(_ body: () throws(RecordingError) -> Void) {
    do throws(RecordingError) {
      try body()
    } catch {
      // Used on the queue only, as all entries that were taken. Released without the lock: the end of a value may run the user's code.
      nonisolated(unsafe) var entries: [RecordingEntry] = []
      let isFirst = waiting.withLock { waiting in
        defer { waiting.failure = waiting.failure ?? error }
        entries = waiting.entries
        waiting.entries = []
        return waiting.failure == nil
      }
      withExtendedLifetime(entries) {}
      batch.abandon()
      if isFirst { onFailure(error) }
    }
  }
}
