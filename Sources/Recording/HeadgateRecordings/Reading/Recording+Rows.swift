internal import GRDB

extension Recording {
  /// Calls a closure with each row of the file: the rows of one kind after those of another, each kind in its order.
  ///
  /// All rows are those of one moment, also while the session is recorded. They are not in memory at the same time.
  ///
  /// - Throws: A `RecordingError` if the file is damaged, and the error of the closure, which ends the reading.
  package func forEachRow(_ body: (RecordingRow) throws -> Void) throws {
    // An error of the closure is not an error of the file.
    var failure: (any Error)?
    try read { database in
      for (table, sql, convert) in Self.kinds {
        var order = AscendingNumbers(of: table)
        let rows = try Row.fetchCursor(database, sql: sql)
        while let row = try rows.next() {
          let converted = try convert(row, &order)
          do {
            try body(converted)
          } catch {
            failure = error
            return
          }
        }
      }
    }
    if let failure { throw failure }
  }

  private static var kinds:
    [(table: String, sql: String, convert: (Row, inout AscendingNumbers) throws -> RecordingRow)]
  {
    [
      (
        "info", "SELECT key, value FROM info ORDER BY key",
        { row, _ in .info(key: try row.text("key"), value: try row.text("value")) }
      ),
      ("action", "\(selectAction) ORDER BY action.number", { .action(try $1.checked($0.action(), \.number)) }),
      ("effect", "\(selectEffect) ORDER BY effect.number", { .effect(try $1.checked($0.effect(), \.number)) }),
      (
        "emission", "SELECT effect, time FROM emission ORDER BY id",
        { row, _ in .emission(RecordedEmission(effect: try row.number("effect"), time: try row.value("time"))) }
      ),
      (
        "answer",
        "SELECT answer.*, name.value AS nameText FROM answer JOIN text AS name ON name.id = answer.name ORDER BY answer.id",
        { row, _ in .answer(try row.answer()) }
      ),
      (
        "sharedChange",
        """
        SELECT sharedChange.*, name.value AS nameText FROM sharedChange \
        JOIN text AS name ON name.id = sharedChange.name ORDER BY sharedChange.id
        """,
        { row, _ in .sharedChange(try row.sharedChange()) }
      ),
      ("snapshot", "SELECT * FROM snapshot ORDER BY action", { .snapshot(try $1.checked($0.snapshot(), \.action)) }),
      ("digest", "SELECT * FROM digest ORDER BY action", { .digest(try $1.checked($0.digest(), \.action)) }),
    ]
  }
}
