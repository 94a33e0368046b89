internal import GRDB

extension Recording {
  /// The names of actions, by their numbers, without those that are not in the file.
  ///
  /// Reads them in one access, because each access costs more than an action.
  package func names(of numbers: [UInt64]) throws(RecordingError) -> [UInt64: String] {
    try read { database in
      let texts = try database.texts()
      var names: [UInt64: String] = [:]
      names.reserveCapacity(numbers.count)
      var rest = numbers[...]
      while !rest.isEmpty {
        let list = rest.prefix(1000).map { "\(signed($0))" }.joined(separator: ",")
        rest = rest.dropFirst(1000)
        beginPart()
        let rows = try Row.fetchCursor(database, sql: "SELECT number, name FROM action WHERE number IN (\(list))")
        while let row = try rows.next() { names[try row.number("number")] = texts[try row.value("name")] }
      }
      return names
    }
  }
}

extension Database {
  /// The texts that rows name by their numbers.
  func texts() throws -> [Int64: String] {
    Dictionary(
      try rows("SELECT id, value FROM text") { (try $0.value("id") as Int64, try $0.text("value")) },
      uniquingKeysWith: { _, last in last }
    )
  }
}
