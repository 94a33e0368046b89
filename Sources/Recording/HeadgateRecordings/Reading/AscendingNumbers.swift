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

  /// Returns a row whose number is after the last one.
  mutating func checked<Value>(_ value: Value, _ number: KeyPath<Value, UInt64>) throws -> Value {
    try add(value[keyPath: number])
    return value
  }
}

/// A table that has rows in a wrong order, or one of them twice.
struct RepeatedRow: Error, CustomStringConvertible {
  let table: String
  var description: String { "the table '\(table)' has rows in a wrong order, or one row more than once" }
}
