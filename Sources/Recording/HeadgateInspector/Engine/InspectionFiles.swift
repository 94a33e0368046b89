internal import Foundation
internal import HeadgateRecordings

/// The folder of one inspection: its recording, and the copies of it that pages download. Only the user of the program may read it.
///
/// The folder is locked while the program runs. A program that is killed leaves its folder, and the next inspection removes it.
final class InspectionFiles: Sendable {
  /// What the names of all folders begin with.
  private static let prefix = "headgate-inspector-"

  let folder: URL
  /// The open folder. The system releases its lock when the program ends, in whatever way.
  private let descriptor: Int32

  /// Makes a folder, and removes those that programs left.
  init(in parent: URL = FileManager.default.temporaryDirectory) throws(RecordingError) {
    Self.removeAbandoned(in: parent)
    let name = UUID().uuidString
    folder = parent.appending(path: Self.prefix + name, directoryHint: .isDirectory)
    // Under another name until it is locked: an inspection that begins now would find it abandoned.
    let new = parent.appending(path: "headgate-new-inspector-" + name, directoryHint: .isDirectory)
    // The number of an error is read directly after the call: making a path can change it.
    let (newPath, path) = (new.path, folder.path)
    guard mkdir(newPath, 0o700) == 0 else { throw Self.problem(errno, newPath) }
    descriptor = open(newPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let number = errno
      rmdir(newPath)
      throw Self.problem(number, newPath)
    }
    // On a file system without locks, no inspection removes the folder of another one.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    guard rename(newPath, path) == 0 else {
      let number = errno
      rmdir(newPath)
      close(descriptor)
      throw Self.problem(number, path)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    close(descriptor)
  }

  /// The file of the recording.
  var recording: URL { folder.appending(path: "session.headgate") }

  /// A file for a copy of the recording.
  func newCopy() -> URL { folder.appending(path: "copy-\(UUID().uuidString).headgate") }

  private static func problem(_ number: Int32, _ path: String) -> RecordingError {
    .cannotWrite(path, problem: String(cString: strerror(number)))
  }

  private static func removeAbandoned(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = parent.appending(path: name)
      // No link is followed, and no folder of another user is touched.
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_uid == getuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(at: folder)
      }
      close(descriptor)
    }
  }
}
