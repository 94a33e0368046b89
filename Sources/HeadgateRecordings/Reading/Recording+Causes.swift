internal import GRDB

extension Recording {
  /// The effects that an action started, in order.
  package func effects(startedBy action: UInt64) throws(RecordingError) -> [RecordedEffect] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: "\(Self.selectEffect) WHERE effect.action = ? ORDER BY effect.number",
        arguments: [signed(action)]
      ).map { try $0.effect() }
    }
  }

  /// The actions with a cause, in order.
  package func actions(causedBy cause: RecordedCause) throws(RecordingError) -> [RecordedAction] {
    try read { database in
      // The index has no actions from outside, which nobody asks for by their cause.
      try Row.fetchAll(
        database,
        sql: """
          \(Self.selectAction) WHERE action.cause = ? AND action.cause <> 0 AND action.causeNumber = ? \
          ORDER BY action.number
          """,
        arguments: [cause.kind, cause.number.map(signed)]
      ).map { try $0.action() }
    }
  }
}
