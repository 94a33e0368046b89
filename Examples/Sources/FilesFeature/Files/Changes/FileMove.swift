import Foundation

/// Moves a file on its device without overwriting another one.
nonisolated struct FileMove {
  let from: Path
  let to: Path

  func run() throws(FileProblem) {
    guard let status = FileStatus(from) else { throw FileProblem(errno: errno, at: from) }
    guard let number = ExclusiveRename.run(from, to) else {
      try replacePlaceholder(isDirectory: status.isDirectory)
      return
    }
    if number != 0 { throw problem(number) }
  }

  /// Moves a file where the system has no exclusive `rename`.
  ///
  /// A placeholder reserves the new name first: creating it fails when the name exists, and `rename` then replaces only the
  /// placeholder.
  func replacePlaceholder(isDirectory: Bool) throws(FileProblem) {
    try replace(reserve(isDirectory: isDirectory))
  }

  /// Creates the placeholder.
  func reserve(isDirectory: Bool) throws(FileProblem) -> FileStatus {
    if isDirectory {
      guard to.withCString({ mkdir($0, 0o700) }) == 0 else { throw FileProblem(errno: errno, at: to) }
      guard let status = FileStatus(to) else { throw FileProblem(errno: errno, at: to) }
      return status
    }
    let descriptor = to.withCString { open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw FileProblem(errno: errno, at: to) }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else { throw FileProblem(errno: errno, at: to) }
    return status
  }

  /// Replaces the placeholder. Another program may have written to it, or put its own file there: then nothing is replaced.
  func replace(_ placeholder: FileStatus) throws(FileProblem) {
    guard isThere(placeholder) else { throw FileProblem(.exists, at: to) }
    guard from.withCString({ from in to.withCString { rename(from, $0) } }) == 0 else {
      let number = errno
      if isThere(placeholder) { _ = to.withCString { placeholder.isDirectory ? rmdir($0) : unlink($0) } }
      throw problem(number)
    }
  }

  /// Whether the new name is the placeholder. A directory that is not empty cannot be replaced or removed anyway.
  private func isThere(_ placeholder: FileStatus) -> Bool {
    guard let status = FileStatus(to) else { return false }
    return status.isSameFile(as: placeholder) && (status.isDirectory || status.size == 0)
  }

  private func problem(_ number: Int32) -> FileProblem {
    if number == ENOENT, let parent = to.parent, !parent.isDirectory { return FileProblem(.vanished, at: parent) }
    return FileProblem(errno: number, at: [EXDEV, EEXIST].contains(number) ? to : from)
  }
}
