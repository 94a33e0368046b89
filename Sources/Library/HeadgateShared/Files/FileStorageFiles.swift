import Foundation

/// The files of a ``FileStorage``, by their address. All functions are callable on any thread.
protocol FileStorageFiles: AnyObject, Sendable {
  /// Returns the contents of a file.
  func read(_ url: URL) throws -> FileContents
  /// Replaces the contents of a file, now or soon. The newest contents win; each caller gets the result of the write that included it.
  func write(_ write: FileWrite, to url: URL)
  /// Notes contents that were made and will not be written, so that the next ones are seen to be made from the ones before.
  func skip(_ version: FileVersion, of url: URL)
  /// Calls a function after each change of a file that this program did not make. Returns a function that ends it.
  func watch(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

/// The contents of a file at one moment.
struct FileContents {
  /// Nil if there is no file.
  let data: Data?
  /// Differs from the versions of all other contents.
  let version: UInt64
}

/// A version of the contents of a file, and the version that it was made from.
///
/// A program reads version 1, and changes the value twice: versions 2 (from 1) and 3 (from 2). Version 2 is not written, because version 3
/// replaces it before, so version 3 is then from 1. If the file has another version than 1 when version 3 is to be written, another
/// program has written it.
struct FileVersion: Sendable {
  /// Differs from the numbers of all other contents.
  let number: UInt64
  /// The version that the contents are made from. Nil if they replace everything that is there.
  var from: UInt64?
  /// The value of that version, if the key combines changes.
  var base: (any Sendable)?
}

/// Contents that are to be written.
struct FileWrite: Sendable {
  typealias Done = @Sendable (Result<Void, any Error>) -> Void

  var data: Data
  var version: FileVersion
  /// Combines the contents with those of another program, which were made from the same base. Returns nil to replace them.
  ///
  /// Throws an error if the others cannot be read, and must not be replaced.
  var combine: @Sendable (_ base: (any Sendable)?, _ other: Data) throws -> Data?
  var done: [Done]
}
