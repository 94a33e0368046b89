internal import GRDB

/// What a list of recordings shows of one recording.
package struct RecordingSummary: Hashable, Sendable {
  /// The number of actions.
  package var actions: Int
  /// From the start of the recording, or of the part of it that was kept, to its last event, in nanoseconds.
  package var length: Int64
  /// The date when the recording began, in ISO 8601.
  package var started: String?
  /// The name of the program.
  package var program: String?
}

extension Recording {
  /// Returns what a list shows of the recording. Reads no payloads.
  package func summary() throws(RecordingError) -> RecordingSummary {
    let info = try info()
    let actions = try actionCount()
    // A file begins with a state, or with an action.
    let first = try time(
      "SELECT MIN(time) FROM (SELECT \(Self.time("time")) AS time FROM snapshot UNION ALL SELECT * FROM (\(Self.firstTime)))"
    )
    return RecordingSummary(
      actions: actions,
      length: max(0, try lastTime() &- first),
      started: info["started"],
      program: info["program"]
    )
  }

  private static var firstTime: String { "SELECT time FROM action ORDER BY number LIMIT 1" }

  /// The time of the last event, in nanoseconds since the start of the recording; 0 if there is none.
  package func lastTime() throws(RecordingError) -> Int64 {
    try time(
      """
      SELECT MAX(time) FROM (SELECT * FROM (SELECT time + duration AS time FROM action ORDER BY number DESC LIMIT 1) \
      UNION ALL SELECT MAX(\(Self.time("start"))) FROM effect UNION ALL SELECT MAX(\(Self.time("end"))) FROM effect \
      UNION ALL SELECT MAX(\(Self.time("time"))) FROM snapshot)
      """
    )
  }

  /// A column of times. A long text in it is not read, because SQLite would compare it with that of each row: it is a short one, and an error.
  private static func time(_ column: String) -> String {
    "CASE typeof(\(column)) WHEN 'integer' THEN \(column) WHEN 'null' THEN NULL ELSE 'no time' END"
  }

  private func time(_ sql: String) throws(RecordingError) -> Int64 {
    try read { database in
      guard let value = try DatabaseValue.fetchOne(database, sql: sql), !value.isNull else { return 0 }
      guard let time = Int64.fromDatabaseValue(value) else { throw WrongColumn(column: "time") }
      return time
    }
  }
}
