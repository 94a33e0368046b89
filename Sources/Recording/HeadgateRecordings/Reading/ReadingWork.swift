internal import Foundation
internal import GRDB
internal import GRDBSQLite
internal import HeadgateSupport
internal import HeadgateTexts

/// How much work a file may cost, in proportion to its bytes: the steps of SQLite's machine, and the bytes of the values that it reads.
///
/// A reader needs one or two steps for each byte. A file that was made to be read for ever needs any number: its rows may be the same pages
/// again and again. Steps and bytes are counted, and not time, so a slow disk or a busy machine refuses no file.
final class ReadingWork: Sendable {
  private struct Counts {
    var done = 0
    /// What the file may cost, as large as it was at the last look.
    var limit = 0
  }

  /// The steps that each access may have, regardless of the size.
  private let least: Int
  /// The steps for each byte beyond that.
  private let perByte: Int
  private let path: String
  /// The bytes of holes: they cost whoever made the file nothing.
  private let holes: Int
  private let counts = Locked(Counts())

  /// SQLite asks after each of so many steps.
  private static let interval: Int32 = 10_000

  /// So many bytes of values are the work of one step. The text of a name stands once in the file, and is read with each of its rows.
  private static let bytesPerStep = 4

  /// What a row costs besides: to take it from SQLite is as much work as so many steps.
  private static let stepsPerRow = 100

  /// The file and its log are regular files.
  init(of file: URL, least: Int, perByte: Int) {
    path = file.path
    (self.least, self.perByte) = (least, perByte)
    holes = FileHoles.bytes(in: path) + FileHoles.bytes(in: path + "-wal")
  }

  /// Begins an access, or a part of one that may have as much work as an access.
  func begin() { counts.withLock { $0.done = 0 } }

  /// Adds work. Returns false if that is more than the file may cost.
  func add(_ count: Int) -> Bool { !isExceeded(adding: count) }

  /// Whether the file needed more work than it may. Its access was interrupted.
  var isExceeded: Bool { isExceeded(adding: 0) }

  private func isExceeded(adding count: Int) -> Bool {
    let (done, limit) = counts.withLock { counts in
      counts.done += count
      return (counts.done, counts.limit)
    }
    guard done > max(limit, least) else { return false }
    // The files are looked at rarely: a row is read faster.
    let current = least + perByte * size
    counts.withLock { $0.limit = current }
    return done > current
  }

  /// The bytes of the file, and of what is not merged into it yet. A recorder may be writing them.
  private var size: Int {
    let size = ["", "-wal"].reduce(0) { size, end in
      size + ((try? FileManager.default.attributesOfItem(atPath: path + end)[.size] as? Int) ?? 0)
    }
    // The product of a larger number would be no number.
    return min(max(size - holes, 0), Int.max / 2 / max(perByte, 1))
  }

  // MARK: Counting

  private static let function = "headgate_read"

  /// A condition that is true, and counts the bytes of a column that a statement reads and does not return.
  static func counted(_ column: String) -> String { "\(function)(\(column))" }

  private static let marksFunction = "headgate_marks"

  /// A number that is not 0 if a text of a column has a character with too many combining marks.
  static func marks(_ column: String) -> String { "\(marksFunction)(\(column))" }

  /// Makes a connection count its steps, and the bytes of its rows.
  func watch(_ database: Database) throws {
    // The pointer is valid whenever SQLite uses it: the configuration of the connection has a reference to this object, and the connection
    // has its configuration.
    let context = Unmanaged.passUnretained(self).toOpaque()
    let connection = database.sqliteConnection
    sqlite3_progress_handler(
      connection,
      Self.interval,
      { ReadingWork.at($0).map { $0.add(Int(ReadingWork.interval)) } ?? true ? 0 : 1 },
      context
    )
    sqlite3_trace_v2(
      connection,
      UInt32(SQLITE_TRACE_ROW),
      { _, context, statement, _ in
        guard let work = ReadingWork.at(context), let statement else { return 0 }
        let row = OpaquePointer(statement)
        if !work.add(ReadingWork.stepsPerRow + ReadingWork.bytes(of: row) / ReadingWork.bytesPerStep) {
          sqlite3_interrupt(sqlite3_db_handle(row))
        }
        return 0
      },
      context
    )
    let code = sqlite3_create_function_v2(
      connection,
      Self.function,
      1,
      SQLITE_UTF8,
      context,
      { context, _, values in
        guard let work = ReadingWork.at(sqlite3_user_data(context)), let value = values?[0] else { return }
        if work.add(Int(sqlite3_value_bytes(value)) / ReadingWork.bytesPerStep) {
          sqlite3_result_int(context, 1)
        } else {
          sqlite3_result_error_code(context, SQLITE_INTERRUPT)
        }
      },
      nil,
      nil,
      nil
    )
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    try addMarksFunction(to: connection)
  }

  private func addMarksFunction(to connection: SQLiteConnection?) throws {
    let code = sqlite3_create_function_v2(
      connection,
      Self.marksFunction,
      1,
      SQLITE_UTF8,
      nil,
      { context, _, values in
        // The text is valid until the function returns.
        guard let value = values?[0], let text = sqlite3_value_text(value) else { return }
        let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
        sqlite3_result_int(context, CombiningMarks.excess(in: bytes, readsEscapes: false) == nil ? 0 : 1)
      },
      nil,
      nil,
      nil
    )
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> ReadingWork? {
    context.map { Unmanaged<ReadingWork>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The bytes of the texts and blobs of a row.
  private static func bytes(of row: OpaquePointer) -> Int {
    (0..<sqlite3_column_count(row)).reduce(0) { sum, column in
      let type = sqlite3_column_type(row, column)
      return type == SQLITE_TEXT || type == SQLITE_BLOB ? sum + Int(sqlite3_column_bytes(row, column)) : sum
    }
  }
}
