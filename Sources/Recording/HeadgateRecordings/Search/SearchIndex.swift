package import Foundation
internal import GRDB

/// An index of the payloads of a recording, in a file beside it: for each three characters, the actions that contain them.
///
/// The index has no payloads. Each action that it names is compared with the recording, so an old index can only miss new actions, and
/// those are added before a search.
package final class SearchIndex: Sendable {
  /// The mark is the letters `HGSX`.
  private static let tables = IndexTables(
    applicationID: 0x4847_5358,
    """
    CREATE TABLE indexed(id INTEGER PRIMARY KEY CHECK (id = 0), number INTEGER, time INTEGER, session TEXT);
    CREATE VIRTUAL TABLE payload USING fts5(text, content = '', detail = none, tokenize = 'trigram')
    """
  )

  /// The fewest characters that an index can find.
  package static let minimum = 3

  private let database: DatabaseQueue
  private let note: IndexNote

  /// The file of the index of a recording.
  package static func file(of recording: Recording) -> URL { recording.file.appendingPathExtension("search") }

  /// Opens the index of a recording, and adds the actions that are not in it.
  ///
  /// - Parameters:
  ///   - recording: The recording, which is not changed.
  ///   - progress: Is called with the numbers of added actions and of all actions to add.
  /// - Returns: Nil where there can be no index: SQLite has no trigrams, the folder or the user's folder for caches cannot be written, or the
  ///   file is another one.
  package static func open(_ recording: Recording, progress: (Int, Int) -> Void = { _, _ in }) -> SearchIndex? {
    let file = file(of: recording)
    guard let folder = IndexFile.ready(file, tables.applicationID) else { return nil }
    let isNew = !FileManager.default.fileExists(atPath: file.path)
    // The second attempt is one without a file that is damaged, or belongs to a recording that was at this path before. What is in it can
    // be computed again.
    for _ in 0..<2 {
      do {
        let index = try SearchIndex(file, notes: folder)
        try index.update(from: recording, progress)
        return index
      } catch {
        // A recording that cannot be read gets no file beside it.
        let isWithoutUse = isNew && error is RecordingError
        if isWithoutUse || IndexFile.isUseless(error) { IndexFile.remove(file) }
        guard IndexFile.isUseless(error) else { return nil }
      }
    }
    return nil
  }

  private init(_ file: URL, notes folder: URL) throws {
    try IndexFile.prepare(file)
    let note = try IndexNote(of: file, in: folder)
    self.note = note
    database = try DatabaseQueue(path: file.path, configuration: IndexFile.configuration("Headgate.search"))
    try database.write { try IndexFile.create(Self.tables, in: $0, note) }
  }

  // MARK: Building

  private func update(from recording: Recording, _ progress: (Int, Int) -> Void) throws {
    let session = try recording.identity()
    guard let numbers = try recording.actionNumbers() else { return }
    // In one transaction: another process may add the same actions.
    try database.write { database in
      var last = try Row.fetchOne(database, sql: "SELECT number, time, session FROM indexed").map { row in
        (try row.number("number"), try row.value("time") as Int64, try row.text("session"))
      }
      // The last action of the index must be the same one in the recording.
      if let known = last, try known.2 != session || recording.action(known.0)?.time != known.1 {
        // The file stays: another process may use it.
        note.forget()
        try database.execute(sql: "INSERT INTO payload(payload) VALUES ('delete-all'); DELETE FROM indexed")
        last = nil
      }
      let first = max(last.map { $0.0 &+ 1 } ?? 0, numbers.lowerBound)
      guard first <= numbers.upperBound else { return }
      note.forget()
      try Self.add(first...numbers.upperBound, of: recording, session: session, to: database, progress)
    }
    try IndexFile.note(note, database)
  }

  private static func add(
    _ numbers: ClosedRange<UInt64>,
    of recording: Recording,
    session: String,
    to database: Database,
    _ progress: (Int, Int) -> Void
  ) throws {
    let count = try recording.actionCount(in: numbers)
    let insert = try database.makeStatement(sql: "INSERT INTO payload(rowid, text) VALUES (?, ?)")
    var done = 0
    var last: (UInt64, Int64)?
    try recording.forEachPayload(in: numbers) { number, time, payload in
      try insert.execute(arguments: [signed(number), payload])
      last = (number, time)
      done += 1
      if done % 1000 == 0 { progress(done, count) }
    }
    guard let last else { return }
    try database.execute(
      sql: "INSERT OR REPLACE INTO indexed VALUES (0, ?, ?, ?)",
      arguments: [signed(last.0), last.1, session]
    )
    progress(count, count)
  }

  // MARK: Searching

  /// The numbers of the first actions whose payload contains a text; nil if the index cannot find such a text.
  func actions(with text: String, in recording: Recording, limit: Int) throws(RecordingError) -> [UInt64]? {
    guard let query = Self.query(text), let contained = ContainedText(text) else { return nil }
    do {
      return try database.read { database in
        var found: [UInt64] = []
        var isUsable = true
        let rows = try Row.fetchCursor(
          database,
          sql: "SELECT rowid AS number FROM payload WHERE payload MATCH ? ORDER BY rowid",
          arguments: [query]
        )
        try recording.read { recording in
          let check = try recording.makeStatement(
            sql:
              "SELECT 1 FROM action WHERE number = ? AND \(ReadingWork.counted("payload")) AND \(contained.condition("payload"))"
          )
          /// An error of the index is none of the recording.
          func next() -> Row? {
            do {
              return try rows.next()
            } catch {
              isUsable = false
              return nil
            }
          }
          var checked = 0
          while found.count < limit, let row = next() {
            let number: Int64 = try row.value("number")
            guard checked < Self.mostChecked else {
              found += try recording.payloads(with: contained, from: number, limit: limit - found.count)
              break
            }
            checked += 1
            // The index knows which characters an action has, and not where.
            if try Int.fetchOne(check, arguments: [number, contained.argument]) != nil {
              found.append(UInt64(bitPattern: number))
            }
          }
        }
        return isUsable ? found : nil
      }
    } catch let error as RecordingError {
      throw error
    } catch {
      // Without a usable index, the payloads are read.
      return nil
    }
  }

  /// How many actions are compared one by one. To find one costs as much as to read dozens of payloads in a row, so an index of groups that
  /// are in most payloads would be slower than none.
  static let mostChecked = 5000

  /// All groups of three characters of a text must occur.
  private static func query(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= minimum else { return nil }
    let groups = (0...(scalars.count - minimum)).map { start in
      // Scalars, because a mark after a quote makes one character with it.
      let quoted = scalars[start..<(start + minimum)].flatMap { $0 == "\"" ? [$0, $0] : [$0] }
      return String(String.UnicodeScalarView(quoted))
    }
    return Set(groups).sorted().map { "\"\($0)\"" }.joined(separator: " AND ")
  }
}

extension Recording {
  fileprivate func actionCount(in numbers: ClosedRange<UInt64>) throws(RecordingError) -> Int {
    try read {
      try Int.fetchOne(
        $0,
        sql: "SELECT COUNT(*) FROM action WHERE number BETWEEN ? AND ?",
        arguments: [signed(numbers.lowerBound), signed(numbers.upperBound)]
      ) ?? 0
    }
  }

  /// Calls a closure with the number, the time and the payload of each action, in order.
  fileprivate func forEachPayload(
    in numbers: ClosedRange<UInt64>,
    _ body: (UInt64, Int64, String) throws -> Void
  ) throws(RecordingError) {
    try read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT number, time, payload FROM action WHERE number BETWEEN ? AND ? ORDER BY number",
        arguments: [signed(numbers.lowerBound), signed(numbers.upperBound)]
      )
      while let row = try rows.next() {
        try body(try row.number("number"), try row.value("time"), try row.text("payload"))
      }
    }
  }
}
