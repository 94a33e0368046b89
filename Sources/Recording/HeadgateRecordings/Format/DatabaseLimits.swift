internal import GRDB
internal import GRDBSQLite

/// What SQLite may do with a file that others made.
enum DatabaseLimits {
  /// The most bytes of one value, such as a state.
  static let longestValue = 1 << 28

  /// Sets the limits of a connection.
  static func apply(to database: Database) throws {
    // No function with effects in a part of the schema, and no page whose cells overlap.
    try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    let limits: [(Int32, Int)] = [
      (SQLITE_LIMIT_LENGTH, longestValue), (SQLITE_LIMIT_SQL_LENGTH, 100_000), (SQLITE_LIMIT_COLUMN, 100),
      (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 10), (SQLITE_LIMIT_FUNCTION_ARG, 20),
      (SQLITE_LIMIT_VARIABLE_NUMBER, 100), (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]
    for (limit, value) in limits { sqlite3_limit(database.sqliteConnection, limit, Int32(value)) }
  }
}
