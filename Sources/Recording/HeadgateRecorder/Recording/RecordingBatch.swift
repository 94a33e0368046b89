internal import Foundation
internal import HeadgateCore
internal import HeadgateRecordings

/// Encodes entries and writes them in one transaction. Belongs to the queue of the recording.
final class RecordingBatch {
  private let writer: RecordingWriter
  private let clock: RecordingClock
  private let versions: SharedVersions
  private let kept: RecordingOptions.Kept
  private let actions = RecordingEncoder()
  private let states = RecordingEncoder(isCanonical: true)
  private var dumps = DumpLines()
  /// The members of the types of the first state, and of the first action of each name.
  private var shapes = TypeShapes()
  private var changedShapes: Set<String> = []
  private var namesWithShape: Set<String> = []
  private var hasShapeOfState = false
  /// The last action among the entries.
  private var lastAction: UInt64 = 0
  /// The states in the file: the action and the time of each, for removing what is older.
  private var snapshots: [(action: UInt64, time: Int64)] = []
  /// The size of the file when the last state was written, in bytes.
  private var sizeAtSnapshot = 0

  init(_ writer: RecordingWriter, clock: RecordingClock, kept: RecordingOptions.Kept, versions: SharedVersions) {
    self.versions = versions
    self.writer = writer
    self.clock = clock
    self.kept = kept
  }

  /// Writes entries. Returns how long the last state among them took to encode, in nanoseconds.
  func write(_ entries: [RecordingEntry]) throws(RecordingError) -> Int64? {
    var rows: [RecordingRow] = []
    rows.reserveCapacity(entries.count)
    var cost: Int64?
    for entry in entries {
      if case .snapshot(let action, _, _) = entry.event {
        let start = clock.now
        rows.append(row(entry))
        cost = clock.now - start
        snapshots.append((action, entry.time))
      } else {
        rows.append(row(entry))
      }
    }
    rows += shapes.rows(of: changedShapes)
    changedShapes = []
    try writer.write(rows)
    if cost != nil, case .megabytes = kept { sizeAtSnapshot = try writer.size() }
    return cost
  }

  func write(_ rows: [RecordingRow]) throws(RecordingError) { try writer.write(rows) }

  func copy(to file: URL) throws(RecordingError) { try writer.copy(to: file) }

  func close() throws(RecordingError) { try writer.close() }

  /// Forgets what waits to be encoded: nothing is written any more.
  func abandon() { versions.close() }

  // MARK: Encoding

  private func row(_ entry: RecordingEntry) -> RecordingRow {
    switch entry.event {
    case .action(let number, let value, let cause, let file, let line, let duration):
      lastAction = number
      let (name, coding, payload) = text(of: value, with: actions)
      if namesWithShape.insert(name).inserted { noteShape(of: value) }
      return .action(
        RecordedAction(
          number: number,
          name: name,
          cause: RecordedCause(cause),
          file: "\(file)",
          line: Int(line),
          time: entry.time,
          duration: duration,
          coding: coding,
          payload: payload
        )
      )
    case .effectStarted(let effect):
      let action: UInt64? = if case .action(let number) = effect.cause { number } else { nil }
      return .effect(
        RecordedEffect(
          number: effect.number,
          name: effect.name,
          action: action,
          file: effect.fileID,
          line: Int(effect.line),
          start: entry.time
        )
      )
    case .effectEmitted(let number): return .emission(RecordedEmission(effect: number, time: entry.time))
    case .effectEnded(let number, let ending, let reason, let action):
      return .effectEnd(
        RecordedEffectEnd(number: number, time: entry.time, ending: ending, cancelReason: reason, cancelAction: action)
      )
    case .answer(let asker, let name, let isError, let encode):
      let (action, effect): (UInt64, UInt64?) =
        switch asker {
        case .reducer(let action): (action, nil)
        case .effect(let effect): (lastAction, effect)
        }
      // An answer that cannot be encoded is as if its dependency were not recorded: the replay asks the dependency.
      let value = (try? encode(actions)) ?? "null"
      return .answer(
        RecordedAnswer(action: action, effect: effect, name: name, time: entry.time, isError: isError, value: value)
      )
    case .sharedChange(let change): return .sharedChange(change)
    case .snapshot(let action, let value, let shared):
      lastAction = action
      let (_, coding, state) = versions.end(shared) { text(of: value, with: states) }
      if !hasShapeOfState {
        hasShapeOfState = true
        noteShape(of: value)
      }
      return .snapshot(RecordedSnapshot(action: action, time: entry.time, coding: coding, state: state))
    case .dump(let action, let dump): return .digest(dumps.append(dump, action: action))
    case .sameObject(let action, let object): return RecordingInfo.row(of: object, after: action)
    }
  }

  /// Notes the types of a value. One that was encoded on the actor of the store has them with it: the value itself may not be sent here.
  private func noteShape(of value: RecordingEntry.Value) {
    switch value {
    case .later(let value): changedShapes.formUnion(untracked { shapes.add(typesOf: value) })
    case .encoded(_, _, _, let known?): changedShapes.formUnion(shapes.add(known))
    case .encoded(_, _, _, nil): break
    }
  }

  private func text(
    of value: RecordingEntry.Value,
    with encoder: RecordingEncoder
  ) -> (name: String, RecordedCoding, String) {
    switch value {
    case .encoded(let name, let coding, let text, _): return (name, coding, text)
    case .later(let value):
      let (coding, text) = encoder.text(of: value)
      return (actionLabel(value), coding, text)
    }
  }

  // MARK: The last part only

  /// Removes what is before a state that is old enough. A file always begins with a state.
  ///
  /// A state after the last action waits for another action: without the actions before it, the session would be empty.
  ///
  /// - Returns: Whether the next state must be written soon, so that the file does not become too large.
  func removeOldRows() throws(RecordingError) -> Bool {
    switch kept {
    case .all:
      snapshots = []
      return false
    case .last(let duration):
      let limit = clock.now - nanoseconds(duration)
      if let index = snapshots.lastIndex(where: { $0.time <= limit && $0.action < lastAction }), index > 0 {
        try removeRows(beforeSnapshotAt: index)
      }
      // A quarter, so that the file has less than twice of the time.
      return snapshots.last.map { $0.time < clock.now - nanoseconds(duration) / 4 } ?? false
    case .megabytes(let megabytes):
      let limit = megabytes * 1_000_000
      var size = try writer.size()
      while snapshots.count > 1, snapshots[1].action < lastAction, size > limit {
        try removeRows(beforeSnapshotAt: 1)
        size = try writer.size()
        sizeAtSnapshot = min(sizeAtSnapshot, size)
      }
      return size - sizeAtSnapshot > limit / 4
    }
  }

  private func removeRows(beforeSnapshotAt index: Int) throws(RecordingError) {
    try writer.removeRows(before: snapshots[index].action)
    // The next difference is one from nothing: the dumps before it are gone.
    dumps = DumpLines()
    snapshots.removeFirst(index)
  }
}

func nanoseconds(_ duration: Duration) -> Int64 {
  let (seconds, attoseconds) = duration.components
  return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
}

extension RecordedCause {
  init(_ cause: ActionCause) {
    self =
      switch cause {
      case .sent: .outside
      case .action(let number): .action(number)
      case .effect(let number): .effect(number)
      }
  }

  init(_ cause: SharedStateChange.Cause) {
    self =
      switch cause {
      case .outside: .outside
      case .action(let number): .action(number)
      case .effect(let number): .effect(number)
      }
  }
}
