internal import GRDB

// What the inspector asks for.
extension Recording {
  /// The numbers of the effects that actions started.
  package func effectsByAction(_ numbers: ClosedRange<UInt64>) throws(RecordingError) -> [UInt64: [UInt64]] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT number, action FROM effect WHERE action BETWEEN ? AND ? ORDER BY number",
        arguments: [signed(numbers.lowerBound), signed(numbers.upperBound)]
      )
      return Dictionary(grouping: try rows.map { (try $0.number("action"), try $0.number("number")) }, by: \.0)
        .mapValues { $0.map(\.1) }
    }
  }

  /// The effects that ran in a time, with the times at which they queued actions.
  package func effects(
    from: Int64,
    to: Int64,
    limit: Int
  ) throws(RecordingError) -> [(RecordedEffect, emissions: [Int64])] {
    try read { database in
      let effects = try Row.fetchAll(
        database,
        sql: """
          \(Self.selectEffect) WHERE effect.start <= ? AND (effect.end IS NULL OR effect.end >= ?) \
          ORDER BY effect.number DESC LIMIT ?
          """,
        arguments: [to, from, limit]
      ).map { try $0.effect() }
      return try effects.reversed().map { effect in
        (
          effect,
          try Int64.fetchAll(
            database,
            sql: "SELECT time FROM emission WHERE effect = ? ORDER BY id LIMIT ?",
            arguments: [signed(effect.number), limit]
          )
        )
      }
    }
  }

  /// The names of all actions, how often each was sent, and when last.
  package func actionNames() throws(RecordingError) -> [(name: String, count: UInt64, last: UInt64)] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT text.value AS name, COUNT(*) AS count, MAX(number) AS last FROM action \
          JOIN text ON text.id = action.name GROUP BY action.name
          """
      ).map { (try $0.text("name"), try $0.number("count"), try $0.number("last")) }
    }
  }
}
