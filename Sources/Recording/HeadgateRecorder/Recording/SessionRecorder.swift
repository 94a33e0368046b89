public import Foundation
package import HeadgateCore
internal import HeadgateDependenciesRuntime
public import HeadgateRecordings
package import HeadgateSupport

/// Records a store into a file, until it is stopped or released.
///
/// ```swift
/// let recorder = try store.record(to: .temporaryDirectory.appending(path: "session.headgate"))
/// store.send(.appeared)
/// try recorder.stop()
/// ```
///
/// A recorder belongs to the actor of its store. The store's actor only collects; encoding and writing happen on a thread of the
/// recorder. A killed process loses at most the last 50 milliseconds.
public final class SessionRecorder {
  /// The file of the recording.
  public let file: URL
  private let queue: RecordingQueue
  private let clock: RecordingClock
  private let token: ObserveToken
  private weak var core: AnyStoreCore?
  private let slot: AnswerSlot
  private let next: (any AnswerExchange)?
  private let takeSnapshot: () -> Void
  private var isRecording = true

  /// - Parameter encodesHere: Whether values are encoded on the actor of the store, because their types are not sendable.
  package init<State, Action>(
    _ core: StoreCore<State, Action>?,
    to file: URL,
    options: RecordingOptions,
    encodesHere: Bool,
    callSite: CallSite
  ) throws(RecordingError) {
    guard let core else { throw .scopedStore("\(typeName(State.self))") }
    self.file = file
    self.core = core
    let clock = RecordingClock()
    self.clock = clock
    let writer = try RecordingWriter(creating: file)
    let versions = SharedVersions(core.dependencies.shared)
    let batch = RecordingBatch(writer, clock: clock, kept: options.kept, versions: versions)
    try batch.write(RecordingInfo.rows(of: core, options, encodesHere: encodesHere))
    let queue = RecordingQueue(batch) { callSite.report(RecorderMessages.recordingEnded($0)) }
    let answers = AnswerNotes(queue, clock: clock, next: core.answers?.exchange)
    let observer = RecordingObserver(
      core,
      queue: queue,
      answers: answers,
      versions: versions,
      clock: clock,
      options: options,
      after: core.actionNumber,
      encodesHere: encodesHere
    )
    observer.snapshot(core.readState { $0 })
    let slot = AnswerSlot(answers)
    core.answers = slot
    self.slot = slot
    next = answers.next
    token = core.subscribe(observer)
    // The observer is not weak: each action retains it, and an object with weak references is slow to retain.
    takeSnapshot = { [weak core, observer] in
      if let core { observer.snapshot(core.readState { $0 }) }
    }
    self.queue = queue
  }

  deinit {
    end()
  }

  /// Why the recording ended before it was stopped; nil as long as the file can be written.
  public var failure: RecordingError? { queue.failure }

  /// The present time of the recording, in nanoseconds since its start.
  package var time: Int64 { clock.now }

  /// Waits until everything that happened so far is in the file.
  ///
  /// - Throws: The error that ended the recording.
  public func flush() throws(RecordingError) {
    core?.noteSharedChanges()
    queue.flush()
    if let failure { throw failure }
  }

  /// Waits as `flush` does. The actor of the store does other things meanwhile.
  package func flushed(isolation: isolated (any Actor)? = #isolation) async throws(RecordingError) {
    core?.noteSharedChanges()
    await queue.laterAfterFlush { _ in }
    if let failure { throw failure }
  }

  /// Writes a complete copy of the recording to another file, such as for a crash report. The recording goes on.
  ///
  /// - Throws: A `RecordingError` if there is a file at the path, or if the copy cannot be written.
  public func copy(to other: URL) throws(RecordingError) {
    if let failure { throw failure }
    core?.noteSharedChanges()
    let result = queue.afterFlush { batch in
      Result { () throws(RecordingError) in try batch.copy(to: other) }
    }
    try result.get()
  }

  /// Writes a copy as `copy` does. The actor of the store does other things meanwhile.
  package func copied(to other: URL, isolation: isolated (any Actor)? = #isolation) async throws(RecordingError) {
    if let failure { throw failure }
    core?.noteSharedChanges()
    let result = await queue.laterAfterFlush { batch in
      Result { () throws(RecordingError) in try batch.copy(to: other) }
    }
    try result.get()
  }

  /// Writes the current state, and ends the recording. Further calls do nothing.
  ///
  /// - Throws: The error that ended the recording before.
  public func stop() throws(RecordingError) {
    guard isRecording else { return }
    // The last state contains the changes of shared values that the store has not told of yet.
    core?.noteSharedChanges()
    takeSnapshot()
    end()
    queue.flush()
    if let failure { throw failure }
  }

  private func end() {
    guard isRecording else { return }
    isRecording = false
    token.cancel()
    // A recorder that began later refers to these notes, and passes its answers on: the ended queue takes none.
    if let core, core.answers === slot { core.answers = next.map { AnswerSlot($0) } }
    queue.close()
  }
}
