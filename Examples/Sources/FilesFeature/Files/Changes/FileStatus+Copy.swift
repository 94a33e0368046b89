import Foundation

nonisolated extension FileStatus {
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private var accessTime: timespec {
    #if canImport(Darwin)
      status.st_atimespec
    #else
      status.st_atim
    #endif
  }

  /// Whether the file takes less space on the disk than its length.
  var isSparse: Bool { Int64(status.st_blocks) * 512 < size }

  func isSameFile(as other: FileStatus) -> Bool {
    status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino && format == other.format
  }

  /// Returns whether this is the same file with the same contents.
  func isUnchanged(since other: FileStatus) -> Bool {
    isSameFile(as: other) && size == other.size
      && modificationTime.tv_sec == other.modificationTime.tv_sec
      && modificationTime.tv_nsec == other.modificationTime.tv_nsec
  }

  /// Gives these permissions, times and, if possible, this owner to a copy.
  func apply(to path: Path) throws(FileProblem) {
    let isOwned = path.withCString { lchown($0, status.st_uid, status.st_gid) } == 0
    if format != S_IFLNK {
      // A program must not run with the rights of another owner than the one who gave them.
      let mode = status.st_mode & (isOwned ? 0o7777 : 0o1777)
      guard path.withCString({ chmod($0, mode) }) == 0 else { throw FileProblem(errno: errno, at: path) }
    }
    let times = [accessTime, modificationTime]
    guard path.withCString({ utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      throw FileProblem(errno: errno, at: path)
    }
  }
}
