internal import Foundation

/// Tells a file from another one at the same path.
struct FileIdentity: Equatable, Sendable {
  private let volume: UInt64
  let number: UInt64

  /// Nil if there is no file.
  init?(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    volume = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
