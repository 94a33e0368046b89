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
  /// The states in the file: the action and the time of each, for removing what is older.
  private var snapshots: [(action: UInt64, time: Int64)] = []

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
    try writer.write(rows)
    try removeOldRows()
    return cost
  }

  func write(_ rows: [RecordingRow]) throws(RecordingError) { try writer.write(rows) }

  func copy(to file: URL) throws(RecordingError) { try writer.copy(to: file) }

  func close() throws(RecordingError) { try writer.close() }

  // MARK: Encoding

  private func row(_ entry: RecordingEntry) -> RecordingRow {
    switch entry.event {
    case .action(let number, let value, let cause, let file, let line, let duration):
      let (name, coding, payload) = text(of: value, with: actions)
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
    case .effectEnded(let number, let ending): return .effectEnd(number: number, time: entry.time, ending)
    case .answer(let action, let effect, let name, let isError, let encode):
      // An answer that cannot be encoded is as if its dependency were not recorded: the replay asks the dependency.
      let value = (try? encode(actions)) ?? "null"
      return .answer(
        RecordedAnswer(action: action, effect: effect, name: name, time: entry.time, isError: isError, value: value)
      )
    case .sharedChange(let change): return .sharedChange(change)
    case .snapshot(let action, let value, let shared):
      let (_, coding, state) = versions.end(shared) { text(of: value, with: states) }
      return .snapshot(RecordedSnapshot(action: action, time: entry.time, coding: coding, state: state))
    case .dump(let action, let dump): return .digest(dumps.append(dump, action: action))
    }
  }

  private func text(
    of value: RecordingEntry.Value,
    with encoder: RecordingEncoder
  ) -> (name: String, RecordedCoding, String) {
    switch value {
    case .encoded(let name, let coding, let text): return (name, coding, text)
    case .later(let value):
      let (coding, text) = encoder.text(of: value)
      return (actionLabel(value), coding, text)
    }
  }

  // MARK: The last part only

  /// Removes what is before a state that is old enough. A file always begins with a state.
  private func removeOldRows() throws(RecordingError) {
    switch kept {
    case .all: return
    case .last(let duration):
      let limit = clock.now - nanoseconds(duration)
      guard let index = snapshots.lastIndex(where: { $0.time <= limit }), index > 0 else { return }
      try removeRows(beforeSnapshotAt: index)
    case .megabytes(let limit):
      while snapshots.count > 1, try writer.size() > limit * 1_000_000 { try removeRows(beforeSnapshotAt: 1) }
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
