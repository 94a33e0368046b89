internal import Foundation
internal import GRDB
internal import GRDBSQLite
internal import HeadgateSupport

/// How much work a file may cost: the steps of SQLite's machine, in proportion to the size of the file.
///
/// A reader needs one or two steps for each byte. A file that was made to be read for ever needs any number. Steps are counted, and not
/// time, so a slow disk or a busy machine refuses no file.
final class ReadingWork: Sendable {
  /// The steps that each access may have, regardless of the size.
  private let least: Int
  /// The steps for each byte beyond that.
  private let perByte: Int
  private let path: String
  private let steps = Locked(0)

  /// SQLite asks after each of so many steps.
  private static let interval: Int32 = 10_000

  init(of file: URL, least: Int, perByte: Int) {
    path = file.path
    (self.least, self.perByte) = (least, perByte)
  }

  /// Begins an access, or a part of one that may have as much work as an access.
  func begin() { steps.withLock { $0 = 0 } }

  /// Adds work that is not of SQLite. Returns false if that is more than the file may cost.
  func add(_ count: Int) -> Bool {
    steps.withLock { $0 += count }
    return !isExceeded
  }

  /// Whether the file needed more work than it may. Its access was interrupted.
  var isExceeded: Bool {
    let done = steps.withLock { $0 }
    return done > least && done > least + perByte * size
  }

  /// The bytes of the file, and of what is not merged into it yet. A recorder may be writing them.
  private var size: Int {
    ["", "-wal"].reduce(0) { size, end in
      size + ((try? FileManager.default.attributesOfItem(atPath: path + end)[.size] as? Int) ?? 0)
    }
  }

  /// Makes a connection count its steps.
  func watch(_ database: Database) {
    // The pointer is valid whenever SQLite uses it: the configuration of the connection has a reference to this object, and the connection
    // has its configuration.
    sqlite3_progress_handler(
      database.sqliteConnection,
      Self.interval,
      { context in
        guard let context else { return 0 }
        let work = Unmanaged<ReadingWork>.fromOpaque(context).takeUnretainedValue()
        work.steps.withLock { $0 += Int(ReadingWork.interval) }
        return work.isExceeded ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }
}
