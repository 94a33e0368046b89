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

  /// Gives these permissions, times and, if possible, this owner to an open copy.
  ///
  /// - Parameter keepsAccess: False when the file has an access control list that the copy does not have.
  func apply(to copy: Int32, keepsAccess: Bool, at path: Path) throws(FileProblem) {
    let isOwned = fchown(copy, status.st_uid, status.st_gid) == 0
    // A program must not run with the rights of another owner than the one who gave them.
    var mode = status.st_mode & (isOwned ? 0o7777 : 0o1777)
    // In a file with a list, the bits of the group are what the list may give to anybody.
    if !keepsAccess { mode &= ~0o070 }
    try Self.check(fchmod(copy, mode), at: path)
    try Self.check(futimens(copy, [accessTime, modificationTime]), at: path)
  }

  /// Gives these times and, if possible, this owner to a link.
  func apply(toLink path: Path) throws(FileProblem) {
    _ = path.withCString { lchown($0, status.st_uid, status.st_gid) }
    let times = [accessTime, modificationTime]
    try Self.check(path.withCString { utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) }, at: path)
  }

  /// Throws for the result of a system call, except when the disk does not have such attributes, or does not let them change.
  private static func check(_ result: Int32, at path: Path) throws(FileProblem) {
    // Read first: the creation of an array may change it.
    let number = errno
    guard result != 0, ![EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(number) else { return }
    throw FileProblem(errno: number, at: path)
  }
}
