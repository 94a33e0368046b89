internal import GRDB

// What the inspector asks for.
extension Recording {
  /// The numbers of the effects that actions started.
  package func effectsByAction(_ numbers: ClosedRange<UInt64>) throws(RecordingError) -> [UInt64: [UInt64]] {
    try read { database in
      let effects = try database.rows(
        "SELECT number, action FROM effect WHERE action BETWEEN ? AND ? ORDER BY number",
        [signed(numbers.lowerBound), signed(numbers.upperBound)]
      ) { (action: try $0.number("action"), number: try $0.number("number")) }
      return Dictionary(grouping: effects, by: \.action).mapValues { $0.map(\.number) }
    }
  }

  /// The effects that ran in a time, with the times at which they queued actions, and the numbers of these actions in the same order.
  ///
  /// Actions that are not reduced yet have no number, and neither have the last ones of a cancelled effect, which were dropped.
  package func effects(
    from: Int64,
    to: Int64,
    limit: Int
  ) throws(RecordingError) -> [(RecordedEffect, emissions: [Int64], actions: [UInt64])] {
    try read { database in
      let effects = try database.rows(
        """
        \(Self.selectEffect) WHERE effect.start <= ? AND (effect.end IS NULL OR effect.end >= ?) \
        ORDER BY effect.number DESC LIMIT ?
        """,
        [to, from, limit]
      ) { try $0.effect() }
      return try effects.reversed().map { effect in
        beginPart()
        return (
          effect,
          try Int64.fetchAll(
            database,
            sql: "SELECT time FROM emission WHERE effect = ? ORDER BY id LIMIT ?",
            arguments: [signed(effect.number), limit]
          ),
          try database.rows(
            "SELECT number FROM action WHERE cause = 2 AND cause <> 0 AND causeNumber = ? ORDER BY number LIMIT ?",
            [signed(effect.number), limit]
          ) { try $0.number("number") }
        )
      }
    }
  }

  /// The first action after another one that was recorded as a text; nil if there is none. Reads the actions after that one only.
  package func actionRecordedAsText(after number: UInt64) throws(RecordingError) -> (number: UInt64, name: String)? {
    try read { database in
      try database.row(
        """
        SELECT action.number, text.value AS name FROM action JOIN text ON text.id = action.name \
        WHERE action.number > ? AND action.coding = 1 ORDER BY action.number LIMIT 1
        """,
        [signed(number)]
      ) { (try $0.number("number"), try $0.text("name")) }
    }
  }

  /// The names of all actions, how often each was sent, and when last.
  package func actionNames() throws(RecordingError) -> [(name: String, count: UInt64, last: UInt64)] {
    try read { database in
      try database.rows(
        """
        SELECT text.value AS name, COUNT(*) AS count, MAX(number) AS last FROM action \
        JOIN text ON text.id = action.name GROUP BY action.name
        """
      ) { (try $0.text("name"), try $0.number("count"), try $0.number("last")) }
    }
  }
}
