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
      for (sql, convert) in Self.kinds {
        let rows = try Row.fetchCursor(database, sql: sql)
        while let row = try rows.next() {
          let converted = try convert(row)
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

  private static var kinds: [(sql: String, convert: (Row) throws -> RecordingRow)] {
    [
      ("SELECT key, value FROM info ORDER BY key", { .info(key: try $0.text("key"), value: try $0.text("value")) }),
      ("\(selectAction) ORDER BY action.number", { .action(try $0.action()) }),
      ("\(selectEffect) ORDER BY effect.number", { .effect(try $0.effect()) }),
      (
        "SELECT effect, time FROM emission ORDER BY id",
        { .emission(RecordedEmission(effect: try $0.number("effect"), time: try $0.value("time"))) }
      ),
      (
        "SELECT answer.*, name.value AS nameText FROM answer JOIN text AS name ON name.id = answer.name ORDER BY answer.id",
        { .answer(try $0.answer()) }
      ),
      (
        """
        SELECT sharedChange.*, name.value AS nameText FROM sharedChange \
        JOIN text AS name ON name.id = sharedChange.name ORDER BY sharedChange.id
        """,
        { .sharedChange(try $0.sharedChange()) }
      ),
      ("SELECT * FROM snapshot ORDER BY action", { .snapshot(try $0.snapshot()) }),
      ("SELECT * FROM digest ORDER BY action", { .digest(try $0.digest()) }),
    ]
  }
}
