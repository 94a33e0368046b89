internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#endif

/// A note, in the user's folder for caches, that an index is as a program of this user left it.
///
/// A recording may come with an index that somebody else made: it could hide actions, and SQLite could run for ever in it. An index is used
/// only if its size and its times are those of its note. Nobody can choose when a file was changed last: the system writes this time.
struct IndexNote: Sendable {
  private let file: URL
  private let identity: FileIdentity
  private let note: URL

  /// Notes more than this number are removed. An index without a note is made again.
  private static let most = 1000

  /// - Parameters:
  ///   - file: The index.
  ///   - folder: The folder for notes.
  /// - Throws: If there is no such file.
  init(of file: URL, in folder: URL) throws {
    guard let identity = FileIdentity(file) else { throw CocoaError(.fileNoSuchFile) }
    self.file = file
    self.identity = identity
    note = folder.appendingPathComponent(identity.name)
  }

  /// Whether the index was not touched since its note was written.
  var isWritten: Bool {
    guard let state = state(), let noted = try? Data(contentsOf: note) else { return false }
    return noted == state
  }

  /// Forgets an index before it is changed: when a process is killed while it changes the index, the index is made again.
  func forget() { unlink(note.path) }

  /// Notes that an index is complete. Another process may have put another one in its place: that is not noted.
  func write() throws {
    guard FileIdentity(file) == identity, let state = state() else { return }
    try state.write(to: note, options: .atomic)
  }

  /// Removes notes if there are too many. Each new index asks this.
  func removeOthers() throws {
    let folder = note.deletingLastPathComponent()
    let others = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard others.count > Self.most else { return }
    for name in others.prefix(Self.most / 2) { unlink(folder.appendingPathComponent(name).path) }
  }

  /// The user's folder for caches. To find it costs as much as a question.
  private static let caches = Result<URL, any Error> {
    try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
  }

  /// The folder for notes. It is made if it is missing.
  static func folder() throws -> URL {
    let folder = try caches.get().appendingPathComponent("headgate-indexes")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    var status = stat()
    // Others could note what they like.
    guard lstat(folder.path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
      throw CocoaError(.fileWriteNoPermission)
    }
    return folder
  }

  /// The size and the times of the index; nil if it is gone.
  private func state() -> Data? {
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    let numbers = [
      Int(status.st_size), Int(modified.tv_sec), Int(modified.tv_nsec), Int(changed.tv_sec), Int(changed.tv_nsec),
    ]
    return Data(numbers.map(String.init).joined(separator: " ").utf8)
  }
}
