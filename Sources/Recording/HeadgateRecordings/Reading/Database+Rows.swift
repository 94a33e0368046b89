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
