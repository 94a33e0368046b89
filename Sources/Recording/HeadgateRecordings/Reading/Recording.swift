public import Foundation
internal import GRDB

/// A recorded session of a store, in a file. Reads it, also while it is recorded, and never changes it.
///
/// ```swift
/// let recording = try Recording(contentsOf: file)
/// for action in try recording.actions() { print(action.number, action.name) }
/// ```
///
/// A recording can be used on any thread. Each method reads from the file, and throws a ``RecordingError`` if it is damaged.
public final class Recording: Sendable {
  /// The file.
  public let file: URL
  private let database: DatabaseQueue
  private let unusedLog: UnusedLog?
  private let work: ReadingWork

  /// Opens a recording.
  ///
  /// The file may be one that somebody else made: what is not of the format is an error.
  ///
  /// - Throws: A ``RecordingError`` if there is no file, or if it is no recording, is too new or damaged.
  public convenience init(contentsOf file: URL) throws(RecordingError) {
    try self.init(contentsOf: file, leastWork: 1_000_000, workPerByte: 20)
  }

  /// Opens a recording with another limit of work.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - leastWork: How many steps of SQLite each access may have for a file of any size. A second has about a hundred million.
  ///   - workPerByte: How many more for each byte of the file.
  package init(contentsOf file: URL, leastWork: Int, workPerByte: Int) throws(RecordingError) {
    self.file = file
    unusedLog = UnusedLog(of: file, header: try RecordingHeader.checked(file))
    let work = ReadingWork(of: file, least: leastWork, perByte: workPerByte)
    self.work = work
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.label = "Headgate.recording"
      // A recorder may be writing the file.
      configuration.busyMode = .timeout(5)
      configuration.prepareDatabase { database in
        try work.watch(database)
        try DatabaseLimits.apply(to: database)
      }
      database = try DatabaseQueue(path: file.path, configuration: configuration)
      try database.read { database in
        try RecordingSchema.check(database)
      }
    } catch {
      throw Self.damage(file, error, work)
    }
  }

  deinit {
    try? database.close()
    unusedLog?.remove()
  }

  /// What the recorder wrote about the session, such as the types of the store.
  public func info() throws(RecordingError) -> [String: String] {
    try read { database in
      Dictionary(
        try database.rows("SELECT key, value FROM info") {
          (try $0.text("key"), try $0.text("value"))
        },
        uniquingKeysWith: { _, last in last }
      )
    }
  }

  // MARK: Actions

  /// The number of actions in the file.
  public func actionCount() throws(RecordingError) -> Int {
    try read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM action") ?? 0 }
  }

  /// The numbers of the first and the last action; nil if there is none.
  public func actionNumbers() throws(RecordingError) -> ClosedRange<UInt64>? {
    try read { database in
      // SQLite reads all rows for two of these functions in one query, and one row for each of them alone.
      let sql = "SELECT (SELECT MIN(number) FROM action) AS first, (SELECT MAX(number) FROM action) AS last"
      let found = try database.row(sql) { row in
        try row.optionalNumber("first").flatMap { first in try row.optionalNumber("last").map { (first, $0) } }
      }
      guard let (first, last) = found else { return nil }
      // Numbers of a damaged file may be any numbers.
      guard first <= last else { throw WrongColumn(column: "number") }
      return first...last
    }
  }

  /// The numbers of all actions, in order. In an imported file, they may be far from each other.
  package func numbersOfActions() throws(RecordingError) -> [UInt64] {
    try read { database in
      var order = AscendingNumbers(of: "action")
      return try database.rows("SELECT number FROM action ORDER BY number") {
        try order.checked($0.number("number"), \.self)
      }
    }
  }

  /// The actions with these numbers, in order; all actions without a range.
  public func actions(in numbers: ClosedRange<UInt64>? = nil) throws(RecordingError) -> [RecordedAction] {
    var actions: [RecordedAction] = []
    try forEachAction(in: numbers) { actions.append($0) }
    return actions
  }

  /// Calls a closure with each action, in order. The actions are not all in memory at the same time.
  public func forEachAction(
    in numbers: ClosedRange<UInt64>? = nil,
    _ body: (RecordedAction) -> Void
  ) throws(RecordingError) {
    try read { database in
      let range = numbers ?? 0...UInt64(Int64.max)
      let rows = try Row.fetchCursor(
        database,
        sql: "\(Self.selectAction) WHERE action.number BETWEEN ? AND ? ORDER BY action.number",
        arguments: [signed(range.lowerBound), signed(range.upperBound)]
      )
      var order = AscendingNumbers(of: "action")
      while let row = try rows.next() { body(try order.checked(row.action(), \.number)) }
    }
  }

  /// The first actions with these numbers, in order. Their payloads are not read, and are empty: they are most of a recording.
  ///
  /// - Parameter limit: How many actions are returned at most; nil for all.
  package func actionsWithoutPayloads(
    in numbers: ClosedRange<UInt64>,
    limit: Int? = nil
  ) throws(RecordingError) -> [RecordedAction] {
    try read { database in
      var order = AscendingNumbers(of: "action")
      return try database.rows(
        """
        SELECT action.number, action.cause, action.causeNumber, action.line, action.time, action.duration, action.coding, \
        '' AS payload, name.value AS nameText, file.value AS fileText FROM action \
        JOIN text AS name ON name.id = action.name JOIN text AS file ON file.id = action.file \
        WHERE action.number BETWEEN ? AND ? ORDER BY action.number LIMIT ?
        """,
        [signed(numbers.lowerBound), signed(numbers.upperBound), limit ?? -1]
      ) { try order.checked($0.action(), \.number) }
    }
  }

  /// The action with this number; nil if it is not in the file.
  public func action(_ number: UInt64) throws(RecordingError) -> RecordedAction? {
    try read { database in
      try database.row("\(Self.selectAction) WHERE action.number = ?", [signed(number)]) { try $0.action() }
    }
  }

  static let selectAction = """
    SELECT action.*, name.value AS nameText, file.value AS fileText FROM action \
    JOIN text AS name ON name.id = action.name JOIN text AS file ON file.id = action.file
    """

  // MARK: Effects

  /// All effects, in the order of their numbers.
  public func effects() throws(RecordingError) -> [RecordedEffect] {
    try read { database in
      var order = AscendingNumbers(of: "effect")
      return try database.rows("\(Self.selectEffect) ORDER BY effect.number") {
        try order.checked($0.effect(), \.number)
      }
    }
  }

  /// The effect with this number; nil if it is not in the file.
  public func effect(_ number: UInt64) throws(RecordingError) -> RecordedEffect? {
    try read { database in
      try database.row("\(Self.selectEffect) WHERE effect.number = ?", [signed(number)]) { try $0.effect() }
    }
  }

  static let selectEffect = """
    SELECT effect.*, name.value AS nameText, file.value AS fileText FROM effect \
    LEFT JOIN text AS name ON name.id = effect.name JOIN text AS file ON file.id = effect.file
    """

  /// The actions that an effect queued, in order.
  public func emissions(of effect: UInt64) throws(RecordingError) -> [RecordedEmission] {
    try emissions("WHERE effect = ? ORDER BY id", [signed(effect)])
  }

  /// The actions that all effects queued, in order.
  public func emissions() throws(RecordingError) -> [RecordedEmission] {
    try emissions("ORDER BY id", [])
  }

  private func emissions(_ rest: String, _ arguments: StatementArguments) throws(RecordingError) -> [RecordedEmission] {
    try read { database in
      try database.rows("SELECT effect, time FROM emission \(rest)", arguments) {
        RecordedEmission(effect: try $0.number("effect"), time: try $0.value("time"))
      }
    }
  }

  // MARK: What reducers read

  /// The answers of dependencies to reducers and effects while an action was the last one, in order.
  public func answers(to action: UInt64) throws(RecordingError) -> [RecordedAnswer] {
    try answers("WHERE answer.action = ? ORDER BY answer.id", [signed(action)])
  }

  /// All answers of dependencies, in order.
  public func answers() throws(RecordingError) -> [RecordedAnswer] {
    try answers("ORDER BY answer.id", [])
  }

  private func answers(_ rest: String, _ arguments: StatementArguments) throws(RecordingError) -> [RecordedAnswer] {
    try read { database in
      try database.rows("\(Self.selectAnswer) \(rest)", arguments) { try $0.answer() }
    }
  }

  static let selectAnswer =
    "SELECT answer.*, name.value AS nameText FROM answer JOIN text AS name ON name.id = answer.name"

  /// The changes of shared values during or after an action, in order.
  public func sharedChanges(at action: UInt64) throws(RecordingError) -> [RecordedSharedChange] {
    try sharedChanges("WHERE sharedChange.action = ? ORDER BY sharedChange.id", [signed(action)])
  }

  /// All changes of shared values, in order.
  public func sharedChanges() throws(RecordingError) -> [RecordedSharedChange] {
    try sharedChanges("ORDER BY sharedChange.id", [])
  }

  private func sharedChanges(
    _ rest: String,
    _ arguments: StatementArguments
  ) throws(RecordingError) -> [RecordedSharedChange] {
    try read { database in
      try database.rows("\(Self.selectSharedChange) \(rest)", arguments) { try $0.sharedChange() }
    }
  }

  static let selectSharedChange = """
    SELECT sharedChange.*, name.value AS nameText FROM sharedChange \
    JOIN text AS name ON name.id = sharedChange.name
    """

  // MARK: States

  /// The states in the file, in order. Each is decoded by a replay, or read by people.
  public func snapshots() throws(RecordingError) -> [RecordedSnapshot] {
    try read { database in
      var order = AscendingNumbers(of: "snapshot")
      return try database.rows("SELECT * FROM snapshot ORDER BY action") { try order.checked($0.snapshot(), \.action) }
    }
  }

  /// The numbers of the actions after which a state was written, in order.
  public func snapshotNumbers() throws(RecordingError) -> [UInt64] {
    try read { database in
      try database.rows("SELECT action FROM snapshot ORDER BY action") { try $0.number("action") }
    }
  }

  /// The number of the first state; nil if there is none.
  package func firstSnapshotNumber() throws(RecordingError) -> UInt64? {
    try read { database in
      try database.row("SELECT action FROM snapshot ORDER BY action LIMIT 1") { try $0.number("action") }
    }
  }

  /// The last state that was written at or before an action; nil if there is none.
  public func snapshot(atOrBefore action: UInt64) throws(RecordingError) -> RecordedSnapshot? {
    try read { database in
      try database.row("SELECT * FROM snapshot WHERE action <= ? ORDER BY action DESC LIMIT 1", [signed(action)]) {
        try $0.snapshot()
      }
    }
  }

  /// The digests of the checked mode, in order.
  public func digests() throws(RecordingError) -> [RecordedDigest] {
    try read { database in
      var order = AscendingNumbers(of: "digest")
      return try database.rows("SELECT * FROM digest ORDER BY action") { try order.checked($0.digest(), \.action) }
    }
  }

  /// Whether the session was recorded in the checked mode.
  package func hasDigests() throws(RecordingError) -> Bool {
    try read { try Bool.fetchOne($0, sql: "SELECT EXISTS(SELECT 1 FROM digest)") ?? false }
  }

  /// The digest of the state after an action; nil outside of the checked mode.
  public func digest(after action: UInt64) throws(RecordingError) -> RecordedDigest? {
    try read { database in
      try database.row("SELECT * FROM digest WHERE action = ?", [signed(action)]) { try $0.digest() }
    }
  }

  /// The dump of the state after an action; nil outside of the checked mode.
  public func dump(after action: UInt64) throws(RecordingError) -> String? {
    try read { database in
      var pieces = DumpPieces()
      var last: UInt64?
      var order = AscendingNumbers(of: "digest")
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT * FROM digest WHERE action <= ? ORDER BY action",
        arguments: [signed(action)]
      )
      while let row = try rows.next() {
        let digest = try order.checked(row.digest(), \.action)
        try apply(digest, to: &pieces)
        last = digest.action
      }
      return last == action ? pieces.text() : nil
    }
  }

  /// Goes to the next dump. The steps count as work of the access.
  func apply(_ digest: RecordedDigest, to pieces: inout DumpPieces) throws(RecordingError) {
    let before = pieces.steps
    guard pieces.apply(digest), work.add(pieces.steps - before) else {
      throw Self.damage(file, WrongColumn(column: "lines"), work)
    }
  }

  /// What the database finds wrong with the structure of the file; empty if all is well. Reads the whole file.
  package func damages() throws(RecordingError) -> [String] {
    try read { try String.fetchAll($0, sql: "PRAGMA integrity_check").filter { $0 != "ok" } }
  }

  // MARK: Access

  /// Reads from the database. Every failure becomes the one error for a file that cannot be read.
  func read<Result>(_ body: (Database) throws -> Result) throws(RecordingError) -> Result {
    do {
      return try database.read { database in
        work.begin()
        return try body(database)
      }
    } catch let error as RecordingError {
      throw error
    } catch {
      throw Self.damage(file, error, work)
    }
  }

  /// Begins a part of an access that may have as much work as the whole access.
  func beginPart() { work.begin() }

  private static func damage(_ file: URL, _ error: any Error, _ work: ReadingWork) -> RecordingError {
    let problem = work.isExceeded ? "reading it takes more work than a recording of its size needs" : problemText(error)
    return .damaged(file.path, problem: problem)
  }
}
