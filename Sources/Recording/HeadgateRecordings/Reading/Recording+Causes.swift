internal import GRDB

extension Recording {
  /// The effects that an action started, in order.
  package func effects(startedBy action: UInt64) throws(RecordingError) -> [RecordedEffect] {
    try read { database in
      try database.rows("\(Self.selectEffect) WHERE effect.action = ? ORDER BY effect.number", [signed(action)]) {
        try $0.effect()
      }
    }
  }

  /// The actions that an action caused, directly or through the effects that it started, in order.
  package func followers(of action: UInt64, limit: Int = .max) throws(RecordingError) -> [RecordedAction] {
    try read { database in
      // The index has no actions from outside, and is used where the condition says so.
      try database.rows(
        """
        \(Self.selectAction) WHERE (action.cause = 1 AND action.cause <> 0 AND action.causeNumber = ?1) \
        OR (action.cause = 2 AND action.cause <> 0 \
        AND action.causeNumber IN (SELECT effect.number FROM effect WHERE effect.action = ?1)) \
        ORDER BY action.number LIMIT ?2
        """,
        [signed(action), limit]
      ) { try $0.action() }
    }
  }
}
