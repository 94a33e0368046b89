internal import Foundation

/// Tells a file from another one at the same path.
struct FileIdentity: Equatable, Sendable {
  private let volume: UInt64
  private let number: UInt64

  /// A name that no other file of this machine has.
  var name: String { "\(volume)-\(number)" }

  /// Nil if there is no file.
  init?(_ file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    volume = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
