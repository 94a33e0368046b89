package import Foundation
internal import GRDB

extension Recording {
  /// Where a recording can be cut: at a state.
  ///
  /// - Parameter action: The first action that must stay.
  /// - Returns: The last state before the action; nil if there is none.
  package func cut(before action: UInt64) throws(RecordingError) -> RecordedSnapshot? {
    guard action > 0 else { return nil }
    return try snapshot(atOrBefore: action - 1)
  }

  /// Where a recording can be cut so that at least this time stays.
  ///
  /// - Parameter nanoseconds: The time before the last event.
  /// - Returns: The last state that is old enough. The first state of a shorter session; nil if there is no state.
  package func cut(keepingLast nanoseconds: Int64) throws(RecordingError) -> RecordedSnapshot? {
    let snapshots = try snapshotNumbers()
    guard
      let first = try snapshots.first.flatMap({ (number) throws(RecordingError) in
        try snapshot(atOrBefore: number)
      })
    else { return nil }
    let limit = try lastTime() &- nanoseconds
    for number in snapshots.reversed() {
      if let snapshot = try snapshot(atOrBefore: number), snapshot.time <= limit { return snapshot }
    }
    return first
  }

  /// The number of the actions before an action.
  package func actionCount(before action: UInt64) throws(RecordingError) -> Int {
    try read { database in
      let sql = "SELECT COUNT(*) FROM action WHERE number < ?"
      return try Int.fetchOne(database, sql: sql, arguments: [signed(action)]) ?? 0
    }
  }

  /// The number of the actions that began before the last part of the recording.
  ///
  /// - Parameter nanoseconds: The length of the part: the time before the last event.
  package func actionCount(beforeLast nanoseconds: Int64) throws(RecordingError) -> Int {
    let limit = try lastTime() &- nanoseconds
    return try read { database in
      try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM action WHERE time < ?", arguments: [limit]) ?? 0
    }
  }

  /// Writes what follows a state to a new recording, which begins with this state.
  ///
  /// - Throws: `RecordingError.fileExists` if there is a file at the path.
  package func copy(from start: RecordedSnapshot, to file: URL) throws {
    try NewRecording.create(file) { writer in
      var rest = RecordingRest(start, of: self)
      var rows: [RecordingRow] = []
      try forEachRow { row in
        if let row = try rest.row(row) { rows.append(row) }
        guard rows.count >= 1000 else { return }
        try writer.write(rows)
        rows.removeAll(keepingCapacity: true)
      }
      try writer.write(rows)
    }
  }
}

/// The rows of a recording that follow a state.
private struct RecordingRest {
  private let recording: Recording
  private let start: RecordedSnapshot
  private var effects: Set<UInt64> = []
  private var dump = DumpPieces()
  private var hasDump = false

  init(_ start: RecordedSnapshot, of recording: Recording) {
    self.start = start
    self.recording = recording
  }

  /// Returns the row for the new recording; nil if it does not belong to it. The rows come in the order of `forEachRow`.
  mutating func row(_ row: RecordingRow) throws -> RecordingRow? {
    switch row {
    case .info("firstAction", _): return .info(key: "firstAction", value: "\(start.action &+ 1)")
    case .info(let key, _):
      return RecordingFormat.action(ofSameObjectKey: key).map { $0 < start.action } == true ? nil : row
    case .action(let action): return action.number > start.action ? row : nil
    case .effect(let effect):
      // An effect that runs on sends actions later.
      guard (effect.action.map { $0 > start.action } ?? false) || (effect.end.map { $0 >= start.time } ?? true) else {
        return nil
      }
      effects.insert(effect.number)
      return row
    case .effectEnd(let end): return effects.contains(end.number) ? row : nil
    case .emission(let emission): return effects.contains(emission.effect) ? row : nil
    case .answer(let answer): return answer.action > start.action ? row : nil
    case .sharedChange(let change): return change.action >= start.action ? row : nil
    case .snapshot(let snapshot): return snapshot.action >= start.action ? row : nil
    case .digest(let digest):
      try recording.apply(digest, to: &dump)
      return digest.action >= start.action ? .digest(kept(digest)) : nil
    }
  }

  /// A digest of the new recording. It is the difference from the one before it, which is gone for the first one.
  private mutating func kept(_ digest: RecordedDigest) -> RecordedDigest {
    guard !hasDump else { return digest }
    hasDump = true
    return RecordedDigest(
      action: digest.action,
      value: digest.value,
      linesBefore: 0,
      linesAfter: 0,
      lines: dump.count == 0 ? nil : dump.text()
    )
  }
}
