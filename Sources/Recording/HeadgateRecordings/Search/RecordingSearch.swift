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
    let numbers = try numbersOfActions(containing: text, in: fields, index: index, limit: limit)
    // In one access, so that all actions together have its limit of work.
    return try read { database in
      try numbers.compactMap { number in
        try database.row("\(Self.selectAction) WHERE action.number = ?", [signed(number)]) { try $0.action() }
      }
    }
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
    guard let contained = ContainedText(text) else { return [] }
    return try read { database in
      let names = try Int64.fetchAll(
        database,
        sql: "SELECT id FROM text WHERE \(contained.condition("value"))",
        arguments: [contained.argument]
      )
      return try names.flatMap { name in
        try database.rows("SELECT number FROM action WHERE name = ? ORDER BY number LIMIT ?", [name, limit]) {
          try $0.number("number")
        }
      }
    }
  }

  private func scan(_ text: String, limit: Int) throws(RecordingError) -> [UInt64] {
    guard let contained = ContainedText(text) else { return [] }
    return try read { try $0.payloads(with: contained, from: .min, limit: limit) }
  }
}

extension Database {
  /// The numbers of the first actions, from one on, whose payloads contain a text.
  func payloads(with text: ContainedText, from number: Int64, limit: Int) throws -> [UInt64] {
    try rows(
      "SELECT number FROM action WHERE number >= ? AND \(ReadingWork.counted("payload")) AND \(text.condition("payload")) ORDER BY number LIMIT ?",
      [number, text.argument, limit]
    ) { try $0.number("number") }
  }
}

/// A text that SQLite looks for in others. The case of the letters A to Z does not matter.
struct ContainedText {
  private let isPattern: Bool
  let argument: String

  /// SQLite refuses longer patterns.
  private static let longestPattern = 50_000

  /// Nil for a text that no other one contains: the texts of a database end before such a character.
  init?(_ text: String) {
    guard !text.utf8.contains(0) else { return nil }
    // Scalars, because a mark after a wildcard makes one character with it.
    var pattern = String.UnicodeScalarView("%".unicodeScalars)
    for scalar in text.unicodeScalars {
      if "%_\\".unicodeScalars.contains(scalar) { pattern.append("\\") }
      pattern.append(scalar)
    }
    pattern.append("%")
    isPattern = String(pattern).utf8.count <= Self.longestPattern
    argument = isPattern ? String(pattern) : text
  }

  /// The condition that a column contains the text. It has the place of the argument.
  func condition(_ column: String) -> String {
    // The second one is slower: it copies each text.
    isPattern ? "\(column) LIKE ? ESCAPE '\\'" : "instr(lower(\(column)), lower(?)) > 0"
  }
}
