internal import GRDB

/// The tables of a kind of index.
struct IndexTables: Sendable {
  /// Marks a file as an index of this kind, in the header of the file.
  let applicationID: Int32
  /// The statements that create the tables.
  let statements: String
  /// What SQLite makes of the statements.
  let objects: Result<Set<[String?]>, any Error>

  init(applicationID: Int32, _ statements: String) {
    self.applicationID = applicationID
    self.statements = statements
    objects = Result {
      try DatabaseQueue().write { database in
        try database.execute(sql: statements)
        return try Self.objects(of: database)
      }
    }
  }

  /// Everything in the schema of a database.
  static func objects(of database: Database) throws -> Set<[String?]> {
    Set(
      try database.rows("SELECT type, name, tbl_name, sql FROM sqlite_schema") { row in
        [try row.text("type"), try row.text("name"), try row.text("tbl_name"), try row.optional("sql")]
      }
    )
  }
}
