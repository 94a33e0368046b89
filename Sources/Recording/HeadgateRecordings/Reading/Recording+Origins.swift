internal import GRDB

/// Where an action comes from: the action before it in its chain of causes.
package struct ActionOrigin: Hashable, Sendable {
  /// The action that sent it, or that started the effect that sent it; nil for an action from outside.
  package var action: UInt64?
  /// How many actions led to it, as far as `Recording.deepestOrigin`.
  package var depth: Int
  /// The name of the effect that sent it; nil if no effect did, or if the effect has no name.
  package var effectName: String?
}

extension Recording {
  /// Longer chains of causes are not followed: an effect whose action starts it again makes a chain of any length.
  package static var deepestOrigin: Int { 64 }

  /// The origins of the actions in a range, by their numbers.
  package func origins(in numbers: ClosedRange<UInt64>) throws(RecordingError) -> [UInt64: ActionOrigin] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "\(Self.selectOrigin) WHERE action.number BETWEEN ? AND ? ORDER BY action.number",
        arguments: [signed(numbers.lowerBound), signed(numbers.upperBound)]
      )
      let statement = try database.makeStatement(sql: "\(Self.selectOrigin) WHERE action.number = ?")
      var origins: [UInt64: ActionOrigin] = [:]
      for row in rows {
        let origin = try row.optionalNumber("origin")
        beginPart()
        // Actions come before what they cause, so the origin is known unless it is before the range.
        let depth = try origin.map { try origins[$0]?.depth ?? Self.depth(of: $0, statement) }
        origins[try row.number("number")] = ActionOrigin(
          action: origin,
          depth: min(depth.map { $0 + 1 } ?? 0, Self.deepestOrigin),
          effectName: try row.optional("effectName")
        )
      }
      return origins
    }
  }

  private static func depth(of action: UInt64, _ statement: Statement) throws -> Int {
    var depth = 0
    var action = action
    while depth < deepestOrigin,
      let origin = try Row.fetchOne(statement, arguments: [signed(action)])?.optionalNumber("origin")
    {
      action = origin
      depth += 1
    }
    return depth
  }

  private static let selectOrigin = """
    SELECT action.number, CASE action.cause WHEN 1 THEN action.causeNumber ELSE effect.action END AS origin, \
    text.value AS effectName FROM action \
    LEFT JOIN effect ON action.cause = 2 AND effect.number = action.causeNumber LEFT JOIN text ON text.id = effect.name
    """
}
