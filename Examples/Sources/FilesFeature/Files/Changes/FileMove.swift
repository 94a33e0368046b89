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
    if isDirectory {
      guard to.withCString({ mkdir($0, 0o700) }) == 0 else { throw FileProblem(errno: errno, at: to) }
    } else {
      let descriptor = to.withCString { open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { throw FileProblem(errno: errno, at: to) }
      close(descriptor)
    }
    guard from.withCString({ from in to.withCString { rename(from, $0) } }) == 0 else {
      let number = errno
      _ = to.withCString { isDirectory ? rmdir($0) : unlink($0) }
      throw problem(number)
    }
  }

  private func problem(_ number: Int32) -> FileProblem {
    if number == ENOENT, let parent = to.parent, !parent.isDirectory { return FileProblem(.vanished, at: parent) }
    return FileProblem(errno: number, at: [EXDEV, EEXIST].contains(number) ? to : from)
  }
}
