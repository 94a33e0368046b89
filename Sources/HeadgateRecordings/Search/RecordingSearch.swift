internal import GRDB

/// What a search looks at.
package struct SearchFields: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The names of actions.
  package static let name = SearchFields(rawValue: 1)
  /// The payloads of actions.
  package static let payload = SearchFields(rawValue: 2)
}

extension Recording {
  /// Returns the first actions that contain a text. The case of the letters A to Z does not matter.
  ///
  /// - Parameters:
  ///   - text: The text: not a pattern.
  ///   - fields: Where to search.
  ///   - index: The index of the payloads. Without an index all payloads are read.
  ///   - limit: How many actions are returned at most.
  package func search(
    _ text: String,
    in fields: SearchFields,
    index: SearchIndex? = nil,
    limit: Int
  ) throws(RecordingError) -> [RecordedAction] {
    var actions: [RecordedAction] = []
    for number in try numbersOfActions(containing: text, in: fields, index: index, limit: limit) {
      if let action = try action(number) { actions.append(action) }
    }
    return actions
  }

  /// Returns the numbers of the actions that a search returns.
  package func numbersOfActions(
    containing text: String,
    in fields: SearchFields,
    index: SearchIndex? = nil,
    limit: Int
  ) throws(RecordingError) -> [UInt64] {
    var found: Set<UInt64> = []
    if fields.contains(.name) { found.formUnion(try numbers(named: text, limit: limit)) }
    if fields.contains(.payload) {
      if let indexed = try index?.actions(with: text, in: self, limit: limit) {
        found.formUnion(indexed)
      } else {
        found.formUnion(try scan(text, limit: limit))
      }
    }
    return Array(found.sorted().prefix(limit))
  }

  /// The numbers of the first actions whose name contains a text. There are few names, and each has an index of its actions.
  private func numbers(named text: String, limit: Int) throws(RecordingError) -> [UInt64] {
    try read { database in
      let names = try Int64.fetchAll(
        database,
        sql: "SELECT id FROM text WHERE value LIKE ? ESCAPE '\\'",
        arguments: [likePattern(text)]
      )
      return try names.flatMap { name in
        try Row.fetchAll(
          database,
          sql: "SELECT number FROM action WHERE name = ? ORDER BY number LIMIT ?",
          arguments: [name, limit]
        ).map { try $0.number("number") }
      }
    }
  }

  private func scan(_ text: String, limit: Int) throws(RecordingError) -> [UInt64] {
    try read { try $0.payloads(like: likePattern(text), from: .min, limit: limit) }
  }
}

extension Database {
  /// The numbers of the first actions, from one on, whose payloads match a pattern.
  func payloads(like pattern: String, from number: Int64, limit: Int) throws -> [UInt64] {
    try Row.fetchAll(
      self,
      sql: "SELECT number FROM action WHERE number >= ? AND payload LIKE ? ESCAPE '\\' ORDER BY number LIMIT ?",
      arguments: [number, pattern, limit]
    ).map { try $0.number("number") }
  }
}

/// The pattern for texts that contain a text.
func likePattern(_ text: String) -> String {
  let escaped = text.map { "%_\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  return "%\(escaped)%"
}
