import Foundation

/// Moves a file on its device without overwriting another one.
///
/// `rename` overwrites. Therefore a placeholder reserves the new name first: creating it fails when the name exists, and
/// `rename` then replaces only the placeholder.
nonisolated struct FileMove {
  let from: Path
  let to: Path

  func run() throws(FileProblem) {
    guard let status = FileStatus(from.string) else { throw FileProblem(errno: errno, at: from) }
    try reserve(isDirectory: status.isDirectory)
    guard rename(from.string, to.string) == 0 else {
      let number = errno
      _ = status.isDirectory ? rmdir(to.string) : unlink(to.string)
      throw FileProblem(errno: number, at: number == EXDEV ? to : from)
    }
  }

  private func reserve(isDirectory: Bool) throws(FileProblem) {
    if isDirectory {
      guard mkdir(to.string, 0o700) == 0 else { throw FileProblem(errno: errno, at: to) }
    } else {
      let descriptor = open(to.string, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw FileProblem(errno: errno, at: to) }
      close(descriptor)
    }
  }
}
