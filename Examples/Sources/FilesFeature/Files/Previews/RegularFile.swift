import Foundation

/// An open regular file.
///
/// A pipe or a device in place of the file is never read: opening does not wait, and anything but a regular file is closed
/// at once.
nonisolated struct RegularFile {
  /// The largest number of bytes that are read.
  static let maximumBytes = 262_144

  let size: Int64
  private let descriptor: Int32
  private let path: Path
  private let status: stat

  init(_ path: Path) throws(FileProblem) {
    self.path = path
    // `O_NONBLOCK`: another program may replace the file with a pipe at any time.
    descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileProblem(errno: errno, at: path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Foundation.close(descriptor)
      throw FileProblem(.other("This is not a regular file any more"), at: path)
    }
    self.status = status
    size = Int64(status.st_size)
  }

  func close() {
    Foundation.close(descriptor)
  }

  /// Reads the first bytes, in steps between which the reading can be cancelled.
  func start(isCancelled: () -> Bool) throws -> (bytes: [UInt8], isCut: Bool, hasChanged: Bool) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // One byte more than is used: whether it exists, says whether the file has more.
    while bytes.count <= Self.maximumBytes {
      if isCancelled() { throw CancellationError() }
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 || errno == EAGAIN {
        // Some files of `/proc` have no more for now.
        break
      } else if errno != EINTR {
        throw FileProblem(errno: errno, at: path)
      }
    }
    let isCut = bytes.count > Self.maximumBytes
    return (Array(bytes.prefix(Self.maximumBytes)), isCut, hasChanged)
  }

  /// Whether the file has another size or time than at the beginning.
  private var hasChanged: Bool {
    var now = stat()
    guard fstat(descriptor, &now) == 0 else { return true }
    return now.st_size != status.st_size || !now.hasSameTime(as: status)
  }
}

nonisolated extension stat {
  fileprivate func hasSameTime(as other: stat) -> Bool {
    #if canImport(Darwin)
      let (time, before) = (st_mtimespec, other.st_mtimespec)
    #else
      let (time, before) = (st_mtim, other.st_mtim)
    #endif
    return time.tv_sec == before.tv_sec && time.tv_nsec == before.tv_nsec
  }
}
