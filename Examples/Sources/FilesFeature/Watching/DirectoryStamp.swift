import Foundation

/// Which directory has a path, and when its names last changed; nil for nothing.
nonisolated struct DirectoryStamp: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int
  /// False for a file in the place of a directory.
  let isDirectory: Bool

  init?(_ path: Path) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    // The changes of a file do not count: it has no names.
    (seconds, nanoseconds) = isDirectory ? (time.tv_sec, time.tv_nsec) : (0, 0)
  }

  /// Whether names of the directory changed within the last two seconds.
  var isRecent: Bool { isDirectory && abs(time(nil) - seconds) <= 2 }

  /// Whether both are the same directory, at any time.
  func isSameDirectory(as other: DirectoryStamp?) -> Bool {
    device == other?.device && number == other?.number
  }
}
