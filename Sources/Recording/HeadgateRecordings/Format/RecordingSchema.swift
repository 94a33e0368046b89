internal import GRDB
internal import HeadgateTexts

/// The tables of a file, compared with those of the format. A recording is the data of somebody else: instead of a table it could have a view,
/// which computes any number of rows.
enum RecordingSchema {
  /// Something that is not of the format.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private struct Table {
    /// The statement that created it.
    var statement: String
    var columns: [String: Column]
  }

  private struct Column: Equatable {
    var type: String
    /// The place in the primary key, from 1; 0 for other columns.
    var key: Int
  }

  /// Throws a `Problem` unless the database has the tables of the format, and otherwise only more tables, columns and indexes: a later
  /// release of the same version may write those.
  static func check(_ database: Database) throws {
    // SQLite itself goes by the statement alone.
    let statements = try Set(
      database.rows("SELECT type, name, sql FROM sqlite_schema") { try checkedStatement($0) }.compactMap(\.self)
    )
    // Most recordings are of this release, so most tables have its statement.
    for (name, table) in try expected.get() where !statements.contains(table.statement) {
      try check(name, table.columns, in: database)
    }
    try checkTexts(in: database)
  }

  /// The statement that creates a table or an index; nil for an index that SQLite makes itself. Throws for anything else.
  private static func checkedStatement(_ row: Row) throws -> String? {
    let (type, name) = (try row.text("type"), try row.text("name"))
    guard let statement: String = try row.optional("sql") else { return nil }
    let isKnown = ["CREATE TABLE ", "CREATE INDEX ", "CREATE UNIQUE INDEX "].contains { statement.hasPrefix($0) }
    guard isKnown, ["table", "index"].contains(type) else {
      let kind = statement.hasPrefix("CREATE VIRTUAL TABLE") ? "virtual table" : type
      throw Problem(description: "it contains the \(kind) '\(name)', which no recorder writes")
    }
    return statement
  }

  /// Throws for a text that no recorder writes: its id may be in each row, so reading the rows would cost more than the file explains. A
  /// text with too many combining marks costs too much to compare.
  private static func checkTexts(in database: Database) throws {
    // The length of a text would end at its first zero.
    let ofTexts = """
      SELECT MAX(LENGTH(CAST(value AS BLOB))) AS length, MAX(\(ReadingWork.marks("value"))) AS marks FROM text \
      WHERE \(ReadingWork.counted("value"))
      """
    let length = try database.row(ofTexts) { row in
      if try row.optional("marks") ?? 0 > 0 { throw Problem(description: CombiningMarks.problem) }
      return try row.optional("length") as Int?
    }
    if let length, length > RecordingFormat.longestText {
      throw Problem(
        description:
          "a name or a file has \(length) bytes, and a recorder writes at most \(RecordingFormat.longestText)"
      )
    }
    let ofInfo =
      "SELECT 1 FROM info WHERE \(ReadingWork.counted("key")) AND (\(ReadingWork.marks("key")) OR \(ReadingWork.marks("value"))) LIMIT 1"
    let hasMarks = try database.row(ofInfo) { _ in true }
    if hasMarks == true { throw Problem(description: CombiningMarks.problem) }
  }

  private static func check(_ table: String, _ expected: [String: Column], in database: Database) throws {
    let columns = try columns(of: table, in: database)
    guard !columns.isEmpty else { throw Problem(description: "the table '\(table)' is missing") }
    for (name, column) in expected {
      guard let found = columns[name] else {
        // Recordings of earlier releases do not have these columns.
        if table == "effect", ["cancelReason", "cancelAction"].contains(name) { continue }
        throw Problem(description: "the column '\(name)' of the table '\(table)' is missing")
      }
      guard found == column else {
        throw Problem(description: "the column '\(name)' of the table '\(table)' has another type or another key")
      }
    }
  }

  /// The columns of a table. Throws for a table with a column that is computed.
  private static func columns(of table: String, in database: Database) throws -> [String: Column] {
    var columns: [String: Column] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT name, type, pk, hidden FROM pragma_table_xinfo(?)",
      arguments: [table]
    )
    while let row = try rows.next() {
      let name = try row.text("name")
      guard try row.value("hidden") == 0 else {
        throw Problem(description: "the column '\(name)' of the table '\(table)' is computed")
      }
      columns[name] = Column(type: try row.text("type"), key: try row.value("pk"))
    }
    return columns
  }

  /// The tables of the format, by their names: what SQLite makes of the statements that a recorder executes.
  private static let expected = Result<[String: Table], any Error> {
    try DatabaseQueue().write { database in
      try database.execute(sql: RecordingFormat.schema)
      let statements = try database.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'table'") {
        (try $0.text("name"), try $0.text("sql"))
      }
      let tables = try statements.map { name, statement in
        (name, Table(statement: statement, columns: try columns(of: name, in: database)))
      }
      return Dictionary(uniqueKeysWithValues: tables)
    }
  }
}
