/// The numbers of rows that are read in their order. In a damaged file, one page of rows may be in many places: what is made of the rows would
/// have no limit.
struct AscendingNumbers {
  private let table: String
  private var last: Int64?

  init(of table: String) { self.table = table }

  /// Returns a row. Throws if its number is not after the last one, in the order of SQLite.
  mutating func checked<Row>(_ row: Row, _ number: KeyPath<Row, UInt64>) throws -> Row {
    let number = signed(row[keyPath: number])
    if let last, number <= last { throw RepeatedRow(table: table) }
    last = number
    return row
  }
}

/// A table that has rows in a wrong order, or one of them twice.
struct RepeatedRow: Error, CustomStringConvertible {
  let table: String
  var description: String { "the table '\(table)' has rows in a wrong order, or one row more than once" }
}
