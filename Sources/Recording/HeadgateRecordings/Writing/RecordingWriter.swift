package import Foundation
internal import GRDB
internal import HeadgateTexts

/// Writes the rows of one recording. Each call of `write` is one transaction: after a crash, the file has all these rows, or none.
///
/// One thread uses a writer at a time.
package final class RecordingWriter: @unchecked Sendable {
  // Sendable: the queue of the database serializes all accesses, and the table of texts is used inside of it only.
  private let database: DatabaseQueue
  private var texts: [String: Int64] = [:]
  private let identity: FileIdentity?
  package let file: URL

  /// Creates a recording. Throws if there is a file already, because a recording never replaces one.
  package init(creating file: URL) throws(RecordingError) {
    self.file = file
    try PrivateFile.create(file)
    do {
      var configuration = Configuration()
      configuration.label = "Headgate.recording"
      // What a reader refuses is not written.
      configuration.prepareDatabase { try DatabaseLimits.apply(to: $0) }
      database = try DatabaseQueue(path: file.path, configuration: configuration)
      try database.writeWithoutTransaction { database in
        try database.inTransaction {
          try database.execute(sql: RecordingFormat.schema)
          // The marks come with the tables, so that a file with the marks is complete.
          try database.execute(sql: "PRAGMA application_id = \(RecordingFormat.applicationID)")
          try database.execute(sql: "PRAGMA user_version = \(RecordingFormat.version)")
          return .commit
        }
        // After the marks: what is in the log is not in the file yet, and a reader looks for the marks in the file.
        // A page is written once to the log; the log is merged into the file later. A killed process loses no transaction.
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        try database.execute(sql: "PRAGMA synchronous = NORMAL")
      }
      identity = FileIdentity(file)
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw .cannotWrite(file.path, problem: problemText(error))
    }
  }

  /// Writes rows in one transaction.
  package func write(_ rows: [RecordingRow]) throws(RecordingError) {
    guard !rows.isEmpty else { return }
    // SQLite would go on writing into a file that nobody can open.
    guard FileIdentity(file) == identity else {
      throw .cannotWrite(file.path, problem: "the file was removed or replaced while it was written")
    }
    do {
      try database.write { database in
        let known = texts
        do {
          for row in rows { try insert(row, into: database) }
        } catch {
          // The transaction is undone, and with it the new texts.
          texts = known
          throw error
        }
      }
    } catch {
      throw .cannotWrite(file.path, problem: problemText(error))
    }
  }

  /// Removes the rows that belong to actions before a snapshot. The space is used for new rows.
  package func removeRows(before action: UInt64) throws(RecordingError) {
    do {
      try database.write { database in
        for sql in [
          "DELETE FROM action WHERE number <= ?1", "DELETE FROM answer WHERE action <= ?1",
          "DELETE FROM sharedChange WHERE action < ?1", "DELETE FROM snapshot WHERE action < ?1",
          "DELETE FROM effect WHERE end < (SELECT time FROM snapshot WHERE action = ?1)",
          // Those of running effects, too: a timer may run as long as the program.
          "DELETE FROM emission WHERE time < (SELECT time FROM snapshot WHERE action = ?1)",
        ] {
          try database.execute(sql: sql, arguments: [signed(action)])
        }
        let keys = try String.fetchAll(database, sql: "SELECT key FROM info").filter {
          RecordingFormat.action(ofSameObjectKey: $0).map { $0 < action } ?? false
        }
        for key in keys { try run(database, "DELETE FROM info WHERE key = ?", [key]) }
        // All of them: the remaining ones would be differences from rows that are gone.
        try database.execute(sql: "DELETE FROM digest")
      }
    } catch {
      throw .cannotWrite(file.path, problem: problemText(error))
    }
  }

  /// The size of the file in bytes, without pages that are free.
  package func size() throws(RecordingError) -> Int {
    do {
      return try database.read { database in
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        let free = try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
        let size = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
        return (pages - free) * size
      }
    } catch {
      throw .damaged(file.path, problem: problemText(error))
    }
  }

  /// Writes a complete copy of the recording to another file, while the recording goes on.
  package func copy(to other: URL) throws(RecordingError) {
    // SQLite writes a copy into an empty file, too.
    try PrivateFile.create(other)
    do {
      try database.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [other.path]) }
    } catch {
      try? FileManager.default.removeItem(at: other)
      throw .cannotWrite(other.path, problem: problemText(error))
    }
  }

  /// Merges the log into the file and closes it: the recording is one file then.
  package func close() throws(RecordingError) {
    do {
      try database.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        // Readers of a file with a log write files beside it. While somebody reads it, it cannot be changed, and stays as it is.
        try? database.execute(sql: "PRAGMA journal_mode = DELETE")
      }
      try database.close()
    } catch {
      throw .cannotWrite(file.path, problem: problemText(error))
    }
  }

  // MARK: Rows

  private func insert(_ row: RecordingRow, into database: Database) throws {
    switch row {
    case .info(let key, let value):
      // A reader refuses more marks.
      let texts = [key, value].map { CombiningMarks.limited(Self.storable($0)) }
      try run(database, "INSERT OR REPLACE INTO info VALUES (?, ?)", StatementArguments(texts))
    case .action(let action):
      try run(
        database,
        "INSERT INTO action VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          signed(action.number), try id(of: action.name, database), action.cause.kind, action.cause.number.map(signed),
          try id(of: action.file, database), action.line, action.time, action.duration, action.coding.rawValue,
          action.payload,
        ]
      )
    case .effect(let effect):
      try run(
        database,
        "INSERT INTO effect VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          signed(effect.number), try effect.name.map { try id(of: $0, database) }, effect.action.map(signed),
          try id(of: effect.file, database), effect.line, effect.start, effect.end, effect.ending?.rawValue,
          effect.cancelReason?.rawValue, effect.cancelAction.map(signed),
        ]
      )
    case .effectEnd(let end):
      try run(
        database,
        "UPDATE effect SET end = ?, ending = ?, cancelReason = ?, cancelAction = ? WHERE number = ?",
        [
          end.time, end.ending.rawValue, end.cancelReason?.rawValue, end.cancelAction.map(signed), signed(end.number),
        ]
      )
    case .emission(let emission):
      try run(
        database,
        "INSERT INTO emission(effect, time) VALUES (?, ?)",
        [signed(emission.effect), emission.time]
      )
    case .answer(let answer):
      try run(
        database,
        "INSERT INTO answer(action, effect, name, time, isError, value) VALUES (?, ?, ?, ?, ?, ?)",
        [
          signed(answer.action), answer.effect.map(signed), try id(of: answer.name, database), answer.time,
          answer.isError ? 1 : 0, answer.value,
        ]
      )
    case .sharedChange(let change):
      try run(
        database,
        """
        INSERT INTO sharedChange(action, cause, causeNumber, reference, name, time, coding, value) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          signed(change.action), change.cause.kind, change.cause.number.map(signed), signed(change.reference),
          try id(of: change.name, database), change.time, change.coding.rawValue, change.value,
        ]
      )
    case .snapshot(let snapshot):
      try run(
        database,
        "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)",
        [signed(snapshot.action), snapshot.time, snapshot.coding.rawValue, snapshot.state]
      )
    case .digest(let digest):
      try run(
        database,
        "INSERT OR REPLACE INTO digest VALUES (?, ?, ?, ?, ?)",
        [
          signed(digest.action), signed(digest.value), digest.linesBefore, digest.linesAfter,
          digest.lines.map(Self.storable),
        ]
      )
    }
  }

  private func run(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
  }

  private func id(of name: String, _ database: Database) throws -> Int64 {
    let text = Self.shortened(name)
    if let id = texts[text] { return id }
    try run(database, "INSERT INTO text(value) VALUES (?)", [text])
    let id = database.lastInsertedRowID
    texts[text] = id
    return id
  }

  /// A text in which each zero is its symbol: a text of the database ends at a zero, so two texts could become one.
  private static func storable(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
  }

  /// A longer text ends with `…`. One that a reader refuses has fewer marks.
  private static func shortened(_ text: String) -> String {
    let end = "…"
    let text = storable(text)
    guard text.utf8.count > RecordingFormat.longestText else { return CombiningMarks.limited(text) }
    var index = text.utf8.index(text.startIndex, offsetBy: RecordingFormat.longestText - end.utf8.count)
    // A scalar is not cut. A character may be: one can be as long as the text.
    while text.utf8[index] & 0xC0 == 0x80 { text.utf8.formIndex(before: &index) }
    return CombiningMarks.limited(String(text.unicodeScalars[..<index])) + end
  }
}

/// SQLite has signed numbers only. The bits stay.
func signed(_ number: UInt64) -> Int64 { Int64(bitPattern: number) }

/// The text of an error, without the statement that caused it: a statement may contain values of the user.
func problemText(_ error: any Error) -> String {
  guard let error = error as? DatabaseError else { return "\(error)" }
  return error.message ?? "SQLite error \(error.resultCode.rawValue)"
}
