package import Foundation
internal import GRDB

/// What each action of a recording changed in the state: for each value, its path, its old and its new text.
///
/// The index is made by one replay. Then it answers which actions changed a value, and which put a text into the state, without a
/// replay. The first state is in it, too, as changes of the number before the first action. It is a file beside the recording,
/// `FILE.states`, that can be deleted at any time. Where no file can be written, it is a temporary one without a name.
package final class StateIndex: Sendable {
  private let database: DatabaseQueue
  /// Nil for a temporary index.
  private let note: IndexNote?
  /// The recording and the program that the index belongs to.
  private let session: String

  /// Whether the index is a file that no other process sees.
  package var isTemporary: Bool { database.path.isEmpty }

  /// The file of the index of a recording.
  package static func file(of recording: Recording) -> URL { recording.file.appendingPathExtension("states") }

  /// Opens the index of a recording. An index that is damaged, or belongs to another recording or program, is made again. When another
  /// process uses it, its next access is an error.
  ///
  /// - Parameter program: What the reducers belong to: other reducers may compute other states.
  package convenience init(of recording: Recording, program: String) throws(RecordingError) {
    let file = Self.file(of: recording)
    let session = try recording.identity() + "\nprogram=\(program)"
    if let folder = IndexFile.ready(file, Self.tables.applicationID) {
      // The second attempt is one without the file that could not be used.
      for _ in 0..<2 {
        do {
          try IndexFile.prepare(file)
          let note = try IndexNote(of: file, in: folder)
          self.init(try Self.database(file.path, note, session, recording), note, session)
          return
        } catch {
          guard IndexFile.isUseless(error) else { break }
          IndexFile.remove(file)
        }
      }
    }
    try self.init(temporaryFor: recording)
  }

  /// Makes an index in a temporary file, which is removed when the index is released.
  package convenience init(temporaryFor recording: Recording) throws(RecordingError) {
    do {
      // SQLite's name for a file of its own.
      self.init(try Self.database("", nil, "", recording), nil, "")
    } catch {
      throw .cannotWrite(NSTemporaryDirectory(), problem: problemText(error))
    }
  }

  private init(_ database: DatabaseQueue, _ note: IndexNote?, _ session: String) {
    self.database = database
    self.note = note
    self.session = session
  }

  /// The mark is the letters `HGST`.
  private static let tables = IndexTables(
    applicationID: 0x4847_5354,
    """
    CREATE TABLE indexed(id INTEGER PRIMARY KEY CHECK (id = 0), number INTEGER, time INTEGER, session TEXT, reads INTEGER);
    CREATE TABLE path(id INTEGER PRIMARY KEY, value TEXT NOT NULL UNIQUE);
    CREATE TABLE change(id INTEGER PRIMARY KEY, action INTEGER, path INTEGER, old TEXT, new TEXT);
    CREATE INDEX changeByPath ON change(path, action);
    """
  )

  private static func database(
    _ path: String,
    _ note: IndexNote?,
    _ session: String,
    _ recording: Recording
  ) throws -> DatabaseQueue {
    let database = try DatabaseQueue(path: path, configuration: IndexFile.configuration("Headgate.states"))
    try database.write { database in
      try IndexFile.create(tables, in: database, note)
      guard let row = try Row.fetchOne(database, sql: "SELECT number, time, session, reads FROM indexed") else {
        note?.forget()
        return try database.execute(sql: "INSERT INTO indexed VALUES (0, NULL, NULL, ?, 0)", arguments: [session])
      }
      let isOfSession = try row.text("session") == session && isOf(recording, row) && beginsAsWell(database, recording)
      guard !isOfSession else { return }
      // The file stays: another process may use it.
      note?.forget()
      try database.execute(
        sql:
          "DELETE FROM change; DELETE FROM path; UPDATE indexed SET number = NULL, time = NULL, session = ?, reads = 0",
        arguments: [session]
      )
    }
    try IndexFile.note(note, database)
    return database
  }

  /// Whether the last action of an index is the same one in a recording. The first state belongs to no action, and a flight recorder may
  /// have removed it.
  private static func isOf(_ recording: Recording, _ row: Row) throws -> Bool {
    guard let last = try row.optionalNumber("number") else { return true }
    guard let time = try row.optional("time") as Int64? else { return try recording.firstSnapshotNumber() == last }
    return try recording.action(last)?.time == time
  }

  /// Whether the first state of an index is still the first one of a recording. A flight recorder removes states: the actions that set their
  /// values are gone, too.
  private static func beginsAsWell(_ database: Database, _ recording: Recording) throws -> Bool {
    guard let row = try Row.fetchOne(database, sql: "SELECT action FROM change ORDER BY id LIMIT 1"),
      let first = try recording.firstSnapshotNumber()
    else { return true }
    return try row.number("action") == first
  }

  // MARK: Making

  /// The number of the last action in the index, and its reads; nil if not even the first state is in the index.
  ///
  /// The reads are how many changes of shared values were recorded for the action when its state was added. Other code may have made more since.
  package func last() throws(RecordingError) -> (action: UInt64, reads: Int)? {
    try access { database in
      guard let row = try Row.fetchOne(database, sql: "SELECT number, reads FROM indexed") else { return nil }
      return try row.optionalNumber("number").map { ($0, try row.optional("reads") ?? 0) }
    }
  }

  private static func lastAction(_ database: Database) throws -> UInt64? {
    try Row.fetchOne(database, sql: "SELECT number FROM indexed").flatMap { try $0.optionalNumber("number") }
  }

  /// Adds changes, all of them or none. Returns false, and adds none, if the last action in the index is not the expected one: another
  /// process has added the changes.
  ///
  /// - Parameters:
  ///   - changes: The changes of the actions after `known`, in order.
  ///   - known: The last action in the index, as `last` returned it.
  ///   - last: The number of the last of these actions, and its time; no time for the number of the first state.
  ///   - reads: How many changes of shared values the recording has for this action.
  package func add(
    _ changes: [StateChange],
    after known: UInt64?,
    through last: UInt64,
    time: Int64?,
    reads: Int = 0
  ) throws(RecordingError) -> Bool {
    try access(.immediate) { database in
      guard try Self.lastAction(database) == known else { return false }
      note?.forget()
      let addPath = try database.makeStatement(sql: "INSERT OR IGNORE INTO path(value) VALUES (?)")
      let add = try database.makeStatement(
        sql: "INSERT INTO change(action, path, old, new) SELECT ?, id, ?, ? FROM path WHERE value = ?"
      )
      for change in changes {
        let path = StatePathText.text(of: change.path)
        try addPath.execute(arguments: [path])
        try add.execute(arguments: [signed(change.action), change.old, change.new, path])
      }
      try database.execute(
        sql: "UPDATE indexed SET number = ?, time = ?, reads = ?",
        arguments: [signed(last), time, reads]
      )
      return true
    }
  }

  /// Removes the changes by actions before a number, because the recording has lost them. The order of the rows is that of the actions, so
  /// only rows that are removed are looked at.
  package func removeChanges(before action: UInt64) throws(RecordingError) {
    try access(.immediate) { database in
      let next = "SELECT id FROM change WHERE action >= ? ORDER BY id LIMIT 1"
      let kept = try Int64.fetchOne(database, sql: next, arguments: [signed(action)]) ?? .max
      guard try database.row("SELECT 1 FROM change WHERE id < ? LIMIT 1", [kept], { _ in true }) == true else { return }
      note?.forget()
      try database.execute(sql: "DELETE FROM change WHERE id < ?", arguments: [kept])
      try database.execute(sql: "DELETE FROM path WHERE id NOT IN (SELECT path FROM change)")
    }
  }

  // MARK: Questions

  /// The actions that changed the value at a path, or a value in it, in order.
  package func actions(changing path: some Sequence<JSONStep>, after first: UInt64) throws(RecordingError) -> [UInt64] {
    let range = StatePathText.range(of: path)
    return try access { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT DISTINCT action FROM change WHERE action > ? \
          AND path IN (SELECT id FROM path WHERE value >= ? AND value < ?) ORDER BY action
          """,
        arguments: [signed(first), range.lowerBound, range.upperBound]
      ).map { try $0.number("action") }
    }
  }

  /// Calls a closure with each change of the value at a path, or of a value in it, in order. The first state is the first of them.
  package func forEachChange(
    at path: some Sequence<JSONStep>,
    _ body: (StateChange) -> Void
  ) throws(RecordingError) {
    let range = StatePathText.range(of: path)
    try forEach(
      "WHERE path IN (SELECT id FROM path WHERE value >= ? AND value < ?) ORDER BY change.id",
      [range.lowerBound, range.upperBound],
      body
    )
  }

  /// The state after the last action in the index, as JSON; nil for an empty index.
  package func lastState() throws(RecordingError) -> String? {
    var state = ChangedValue(at: [])
    try forEachChange(at: []) { state.apply($0) }
    return state.text
  }

  /// The first changes whose new value contains a text, as JSON. The case of the letters A to Z does not matter.
  package func changes(to text: String, limit: Int) throws(RecordingError) -> [StateChange] {
    guard let contained = ContainedText(text) else { return [] }
    var changes: [StateChange] = []
    try forEach("WHERE \(contained.condition("new")) ORDER BY change.id LIMIT ?", [contained.argument, limit]) {
      changes.append($0)
    }
    return changes
  }

  private func forEach(
    _ rest: String,
    _ arguments: StatementArguments,
    _ body: (StateChange) -> Void
  ) throws(RecordingError) {
    try access { database in
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT action, old, new, path.value AS pathText FROM change JOIN path ON path.id = change.path \(rest)",
        arguments: arguments
      )
      // Most changes are those of a few values.
      var paths: [String: [JSONStep]] = [:]
      while let row = try rows.next() {
        let path = try row.text("pathText")
        guard let steps = paths[path] ?? StatePathText.steps(of: path) else { throw WrongColumn(column: "path") }
        paths[path] = steps
        body(
          StateChange(
            action: try row.number("action"),
            path: steps,
            old: try row.optional("old"),
            new: try row.optional("new")
          )
        )
      }
    }
  }

  /// Reads or writes the index, in one transaction. Another program may have made it anew since: that is an error.
  private func access<Result>(
    _ kind: Database.TransactionKind = .deferred,
    _ body: (Database) throws -> Result
  ) throws(RecordingError) -> Result {
    do {
      let result: Result = try database.writeWithoutTransaction { database in
        var result: Swift.Result<Result, any Error> = .failure(IndexFile.OtherRecording())
        try database.inTransaction(kind) {
          // Each access asks this, so its statement is kept.
          let statement = try database.cachedStatement(sql: "SELECT session FROM indexed")
          let session = try Row.fetchOne(statement)?.text("session")
          guard session == self.session else { return .rollback }
          result = .success(try body(database))
          return .commit
        }
        return try result.get()
      }
      if kind == .immediate { try IndexFile.note(note, database) }
      return result
    } catch {
      throw .damaged(isTemporary ? NSTemporaryDirectory() : database.path, problem: problemText(error))
    }
  }
}
