package import Foundation
internal import GRDB

/// Changes recordings as somebody would who wants to harm their readers, or as a broken disk does.
package struct RecordingMutation {
  var random: SeededNumbers

  package init(seed: UInt64) { random = SeededNumbers(seed) }

  /// Writes a changed copy of a closed recording, perhaps files beside it, and a file of the user.
  ///
  /// - Returns: What was changed.
  package mutating func write(_ whole: Data, to file: URL) throws -> String {
    var changes = [try writeFile(whole, to: file)]
    if random.below(8) == 0 {
      let (data, change) = repeatedPages(try Data(contentsOf: file))
      try data.write(to: file)
      changes.append(change)
    }
    if random.below(8) == 0 { changes.append(try makeSparse(file)) }
    try Data("mine".utf8).write(to: Self.victim(of: file))
    if random.below(3) == 0 { changes.append(try writeOthers(of: file)) }
    return changes.joined(separator: "\n")
  }

  private mutating func writeFile(_ whole: Data, to file: URL) throws -> String {
    let level = random.below(4)
    if level == 0 {
      let (data, change) = damaged(whole)
      try data.write(to: file)
      return change
    }
    try whole.write(to: file)
    var changes: [String] = []
    let database = try DatabaseQueue(path: file.path)
    // A change that needs more fails, as on a full disk: the question is what a small file costs.
    try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 2000") }
    for _ in 0...random.below(3) {
      let sql = level == 1 ? schemaChange() : rowChange()
      changes.append(sql)
      // A change that SQLite refuses leaves the file as it is.
      try? database.writeWithoutTransaction { try $0.execute(sql: sql) }
    }
    try database.close()
    return changes.joined(separator: "\n")
  }

  // MARK: Bytes

  private mutating func damaged(_ whole: Data) -> (Data, String) {
    var data = whole
    switch random.below(5) {
    case 0:
      data.removeLast(random.below(data.count))
      return (data, "cut to \(data.count) bytes")
    case 1:
      let (from, to) = (random.below(data.count / 4096), random.below(data.count / 4096))
      data.replaceSubrange((to * 4096)..<(to * 4096 + 4096), with: whole[(from * 4096)..<(from * 4096 + 4096)])
      return (data, "page \(from) in place of page \(to)")
    case 2:
      // The header of a page: its kind, its cells, and where they are.
      let page = random.below(data.count / 4096) * 4096 + (random.below(3) == 0 ? 100 : 0)
      for offset in 0..<12 where random.below(3) == 0 { data[page + offset] = UInt8(random.below(256)) }
      return (data, "the header of the page at \(page)")
    case 3:
      data[random.below(100)] = UInt8(random.below(256))
      return (data, "a byte of the header")
    default:
      let count = 1 << random.below(10)
      for _ in 0..<count { data[random.below(data.count)] ^= 1 << UInt8(random.below(8)) }
      return (data, "\(count) bits")
    }
  }

  // MARK: Rows

  private static let columns: [String: [String]] = [
    "info": ["key", "value"], "text": ["id", "value"],
    "action": [
      "number", "name", "cause", "causeNumber", "file", "line", "time", "duration", "coding", "payload",
    ],
    "effect": [
      "number", "name", "action", "file", "line", "start", "end", "ending", "cancelReason", "cancelAction",
    ],
    "emission": ["id", "effect", "time"],
    "answer": ["id", "action", "effect", "name", "time", "isError", "value"],
    "sharedChange": ["id", "action", "cause", "causeNumber", "reference", "name", "time", "coding", "value"],
    "snapshot": ["action", "time", "coding", "state"],
    "digest": ["action", "value", "linesBefore", "linesAfter", "lines"],
  ]

  private mutating func rowChange() -> String {
    let table = random.one(of: Self.columns.keys.sorted())
    let column = "\"\(random.one(of: Self.columns[table] ?? []))\""
    let rows = random.one(of: ["", " WHERE rowid % 2", " WHERE rowid = (SELECT max(rowid) FROM \(table))"])
    switch random.below(9) {
    case 8: return manyRows(table)
    case 0: return "DELETE FROM \(table)\(rows)"
    case 1: return "UPDATE OR REPLACE \(table) SET \(column) = \(column) + 9223372036854770000\(rows)"
    case 2: return "UPDATE OR REPLACE action SET cause = 1, causeNumber = number + \(random.below(3))\(rows)"
    case 3: return "UPDATE OR REPLACE effect SET action = (SELECT max(number) FROM action)"
    case 4: return "DROP INDEX \(random.one(of: ["actionByName", "actionByCause", "answerByAction"]))"
    default: return "UPDATE OR REPLACE \(table) SET \(column) = \(value())\(rows)"
    }
  }

  /// Each row up to a thousand times, so that what the rows have in common is read as often.
  private func manyRows(_ table: String) -> String {
    let columns = Self.columns[table] ?? []
    let values = columns.enumerated().map { index, column in
      switch (table, column) {
      case ("info", "key"), ("text", "value"): "\(column) || n"
      default: index == 0 ? "\"\(column)\" + n * 1000" : "\"\(column)\""
      }
    }
    return
      "INSERT OR IGNORE INTO \(table) WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 1000) "
      + "SELECT \(values.joined(separator: ", ")) FROM \(table), r LIMIT 20000"
  }

  /// The expression of a value that no recorder writes there.
  private mutating func value() -> String {
    random.one(of: [
      "NULL", "-1", "0", "1", "2", "9223372036854775807", "-9223372036854775808", "1e308", "-1e-308", "''", "'x'",
      "X'00FF80'", "zeroblob(1000000)", "replace(hex(zeroblob(500000)), '0', '[')",
      "replace(hex(zeroblob(100000)), '0', '{\"a\":')", "replace(hex(zeroblob(500000)), '0', '9')",
      "'{\"a\":1e99999,\"a\":-0}'", "'99999999999-13-45T99:99:99Z'", "CAST(X'FFFEC080' AS TEXT)", "char(0) || 'a'",
      "'\(HostileTexts.escapes)' || rowid", "replace(hex(zeroblob(100000)), '0', char(10))",
      "replace(hex(zeroblob(100000)), '0', char(769))", "replace(hex(zeroblob(100000)), '0', char(769, 790))",
      "'[' || replace(hex(zeroblob(100000)), '0', '1,') || '1]'",
      "'\"' || replace(hex(zeroblob(100000)), '0', '\\ud800') || '\"'",
    ])
  }

  // MARK: Schema

  private static let endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT "

  private mutating func schemaChange() -> String {
    let table = random.one(of: Self.columns.keys.sorted())
    let columns = (Self.columns[table] ?? []).map { "\"\($0)\"" }
    let column = random.one(of: columns)
    switch random.below(12) {
    case 0: return "DROP TABLE \(table); CREATE VIEW \(table) AS \(Self.endless)\(values("n", of: columns)) FROM r"
    case 1:
      let large = "replace(hex(zeroblob(200000000)), '0', '[')"
      return "DROP TABLE \(table); CREATE VIEW \(table) AS SELECT \(values(large, of: columns))"
    case 2: return "DROP TABLE \(table); CREATE VIRTUAL TABLE \(table) USING fts5(\(columns.joined(separator: ",")))"
    case 3: return "CREATE TRIGGER t AFTER INSERT ON \(table) BEGIN DELETE FROM action; END"
    case 4: return "CREATE VIEW other AS \(Self.endless)n FROM r"
    case 5:
      return "ALTER TABLE \(table) DROP COLUMN \(column); "
        + "ALTER TABLE \(table) ADD COLUMN \(column) AS (replace(hex(zeroblob(200000000)), '0', '['))"
    case 6:
      return "CREATE TABLE copy AS SELECT * FROM \(table); DROP TABLE \(table); ALTER TABLE copy RENAME TO \(table)"
    case 7: return "ALTER TABLE \(table) RENAME COLUMN \(column) TO other"
    case 8: return "DROP TABLE \(random.one(of: Self.columns.keys.sorted()))"
    case 9: return "CREATE INDEX byWork ON \(table)(hex(zeroblob(1000000)) || \(column))"
    case 10:
      // What is in the table of tables is not what SQLite made of it.
      let statement = random.one(of: [
        "CREATE VIEW \(table) AS SELECT 1", "CREATE TABLE \(table)(\(column))", "CREATE TABLE \(table)(", "x", "",
      ])
      return "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = '\(statement)' WHERE name = '\(table)'"
    default:
      return "PRAGMA writable_schema = ON; "
        + "UPDATE sqlite_schema SET rootpage = \(random.below(40)) WHERE name = '\(table)'"
    }
  }

  private mutating func values(_ expression: String, of columns: [String]) -> String {
    columns.map { "\($0.contains("number") || random.below(3) == 0 ? expression : "1") AS \($0)" }
      .joined(separator: ", ")
  }
}
