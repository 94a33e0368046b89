import Foundation

/// Keeps texts on standard error away from the screen: a report of a library would be drawn over it.
///
/// A standard error that is a file or a pipe stays as it is.
struct QuietErrors {
  private let original: Int32

  /// Returns nil when standard error is no terminal.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nowhere >= 0 else { return nil }
    defer { close(nowhere) }
    original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard original >= 0 else { return nil }
    dup2(nowhere, STDERR_FILENO)
  }

  func restore() {
    dup2(original, STDERR_FILENO)
    close(original)
  }
}
