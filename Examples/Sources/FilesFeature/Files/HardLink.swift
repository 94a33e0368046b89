import Foundation

/// A file with several names.
nonisolated struct HardLink: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Returns nil for a file with one name.
  init?(_ status: FileStatus) {
    guard status.status.st_nlink > 1 else { return nil }
    (device, number) = (status.device, UInt64(status.status.st_ino))
  }
}
