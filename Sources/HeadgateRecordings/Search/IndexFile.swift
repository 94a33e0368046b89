internal import Foundation
internal import GRDB

/// A database beside a recording, with what can be computed again.
enum IndexFile {
  /// Whether an index of a kind may be at a path: there is nothing, or an index, or an empty file of its user. A process that was killed
  /// before its first transaction leaves such a file, and another process may be about to write it.
  static func mayBeUsed(_ file: URL, _ applicationID: Int32) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return true }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return false }
    guard attributes[.size] as? UInt64 == 0 else { return isMarked(file, applicationID) }
    // An index is as private as the recording.
    return attributes[.ownerAccountID] as? UInt32 == geteuid()
      && (attributes[.posixPermissions] as? Int ?? 0) & 0o077 == 0
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

  /// How an index is opened: it waits for another process that writes it.
  static func configuration(_ label: String) -> Configuration {
    var configuration = Configuration()
    configuration.label = label
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try DatabaseLimits.apply(to: $0) }
    return configuration
  }

  /// Makes the tables of an index. Throws for a file that has anything else: a view or a trigger in it would be used like a table of this
  /// package.
  ///
  /// - Parameter schema: The statements that create the tables.
  static func create(_ schema: String, _ applicationID: Int32, in database: Database) throws {
    if try Row.fetchOne(database, sql: "SELECT 1 FROM sqlite_schema") == nil {
      return try database.execute(sql: "PRAGMA application_id = \(applicationID);\n\(schema)")
    }
    let expected = try DatabaseQueue().write { other in
      try other.execute(sql: schema)
      return try objects(of: other)
    }
    guard try objects(of: database) == expected else { throw OtherTables() }
  }

  private static func objects(of database: Database) throws -> Set<[String?]> {
    Set(
      try Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema").map { row in
        [try row.text("type"), try row.text("name"), try row.text("tbl_name"), try row.optional("sql")]
      }
    )
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
    for end in ["", "-journal"] { try? FileManager.default.removeItem(atPath: file.path + end) }
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
