internal import Foundation
internal import GRDB

/// A database beside a recording, with what can be computed again.
enum IndexFile {
  /// Makes the path of an index ready for SQLite. Returns the folder for notes; nil if there can be no index: another file is at the path,
  /// or nothing can be noted about an index.
  ///
  /// What this user's programs did not leave is removed, and SQLite never sees it: a journal beside an index, which belongs to any recording
  /// that comes with it, makes SQLite remove the file that the journal names. An index has no journal, see `configuration`.
  static func ready(_ file: URL, _ applicationID: Int32) -> URL? {
    guard let folder = try? IndexNote.folder() else { return nil }
    if let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) {
      guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
      if attributes[.size] as? UInt64 == 0 {
        // A process that was killed before its first transaction leaves such a file, and another process may be about to write it.
        // An index is as private as the recording.
        guard attributes[.ownerAccountID] as? UInt32 == geteuid(),
          (attributes[.posixPermissions] as? Int ?? 0) & 0o077 == 0
        else { return nil }
      } else if (try? IndexNote(of: file, in: folder).isWritten) != true {
        // One that came with the recording, or was not completed. Whoever is writing it goes on without a name.
        guard isMarked(file, applicationID), removed(file.path) else { return nil }
      }
    }
    return companions.allSatisfy { removed(file.path + $0) } ? folder : nil
  }

  private static let companions = ["-journal", "-wal", "-shm"]

  /// Removes a file, and no folder. Returns whether nothing is at the path.
  private static func removed(_ path: String) -> Bool {
    unlink(path)
    var status = stat()
    return lstat(path, &status) != 0
  }

  /// Whether a file is an index of a kind: its header has the mark.
  private static func isMarked(_ file: URL, _ applicationID: Int32) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file), let header = try? handle.read(upToCount: 100) else {
      return false
    }
    let mark = [UInt8](header).dropFirst(68).prefix(4)
    return mark.elementsEqual(withUnsafeBytes(of: applicationID.bigEndian) { Array($0) })
  }

  /// Creates an empty file if there is none. Another process may create it at the same time.
  ///
  /// What is in an index is as private as the recording.
  static func prepare(_ file: URL) throws(RecordingError) {
    do {
      try PrivateFile.create(file)
    } catch {
      guard case .fileExists = error else { throw error }
    }
  }

  /// How an index is opened: it waits for another process that writes it, and has no file beside it. A process that is killed while it
  /// writes leaves an index without a note.
  static func configuration(_ label: String) -> Configuration {
    var configuration = Configuration()
    configuration.label = label
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try DatabaseLimits.apply(to: database)
      try database.execute(sql: "PRAGMA journal_mode = MEMORY")
    }
    return configuration
  }

  /// Notes that an index is complete, if its note is missing.
  static func note(_ note: IndexNote?, _ queue: DatabaseQueue) throws {
    guard let note, !note.isWritten else { return }
    try queue.writeWithoutTransaction { database in
      // No other process changes the index now.
      try database.inTransaction(.immediate) {
        try note.write()
        return .rollback
      }
    }
  }

  /// Makes the tables of an index. Throws for a file that has anything else: a view or a trigger in it would be used like a table of this
  /// package.
  ///
  static func create(_ tables: IndexTables, in database: Database, _ note: IndexNote?) throws {
    let objects = try IndexTables.objects(of: database)
    if objects.isEmpty {
      note?.forget()
      try note?.removeOthers()
      return try database.execute(sql: "PRAGMA application_id = \(tables.applicationID);\n\(tables.statements)")
    }
    guard try objects == tables.objects.get() else { throw OtherTables() }
  }

  /// The file has other tables: those of another version, or of somebody else.
  struct OtherTables: Error {}

  /// The file belongs to another recording, or to other reducers.
  struct OtherRecording: Error, CustomStringConvertible {
    var description: String { "another program, or one with another recording, has made it anew" }
  }

  /// Whether an error shows that a file has no index that can be used, so that it may be removed. A locked file is one of another process.
  static func isUseless(_ error: any Error) -> Bool {
    switch error {
    case is OtherRecording, is OtherTables, is WrongColumn: true
    // The plain error is one of tables: they are those of another version.
    case let error as DatabaseError:
      [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode.primaryResultCode)
    default: false
    }
  }

  static func remove(_ file: URL) {
    for end in [""] + companions { unlink(file.path + end) }
  }
}

extension Recording {
  /// What tells the recording from others: an index notes it.
  ///
  /// The shapes of types are no part of it: a recorder adds them when their values appear.
  func identity() throws(RecordingError) -> String {
    try info().filter { !$0.key.hasPrefix(TypeShapes.prefix) }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      .joined(separator: "\n")
  }
}
