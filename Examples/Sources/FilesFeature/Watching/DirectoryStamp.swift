import Foundation

/// Which directory has a path, and when its names last changed; nil for what is no directory.
nonisolated struct DirectoryStamp: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init?(_ path: Path) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  /// Whether both are the same directory, at any time.
  func isSameDirectory(as other: DirectoryStamp?) -> Bool {
    device == other?.device && number == other?.number
  }
}
