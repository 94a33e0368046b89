internal import GRDB

// The statements are kept for the next question: to prepare one costs more than to read a row. A row is read where it is, and not copied, so a
// closure keeps its values and not the row.

extension Database {
  /// Returns what a closure makes of each row of a query, in order.
  func rows<Element>(
    _ sql: String,
    _ arguments: StatementArguments = StatementArguments(),
    _ element: (Row) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    let rows = try Row.fetchCursor(try cachedStatement(sql: sql), arguments: arguments)
    while let row = try rows.next() { elements.append(try element(row)) }
    return elements
  }

  /// Returns what a closure makes of the first row of a query; nil if there is no row.
  func row<Element>(
    _ sql: String,
    _ arguments: StatementArguments = StatementArguments(),
    _ element: (Row) throws -> Element?
  ) throws -> Element? {
    let rows = try Row.fetchCursor(try cachedStatement(sql: sql), arguments: arguments)
    // The end of the cursor is the end of its row.
    return try withExtendedLifetime(rows) { try rows.next().flatMap(element) }
  }
}

/// The numbers of rows that are read in their order. In a damaged file, one page of rows may be in many places: what is made of the rows would
/// have no limit.
struct AscendingNumbers {
  private let table: String
  private var last: Int64?

  init(of table: String) { self.table = table }

  /// Throws for a number that is not after the last one, in the order of SQLite.
  mutating func add(_ number: UInt64) throws {
    let number = signed(number)
    if let last, number <= last { throw RepeatedRow(table: table) }
    last = number
  }
}

/// A table that has rows in a wrong order, or one of them twice.
struct RepeatedRow: Error, CustomStringConvertible {
  let table: String
  var description: String { "the table '\(table)' has rows in a wrong order, or one row more than once" }
}
