import Foundation

extension FileItem {
  /// Reads the item `name` of an open directory; nil when there is none.
  nonisolated init?(name: FileName, in directory: Int32) {
    guard let status = FileStatus(name, in: directory) else { return nil }
    self.init(name: name, kind: status.kind(of: name, in: directory), size: status.size, modified: status.modified)
  }
}

/// The attributes of a name. Links are not followed.
nonisolated struct FileStatus {
  let status: stat

  init(_ status: stat) {
    self.status = status
  }

  init?(_ path: Path) {
    self.init(path.bytes, in: AT_FDCWD)
  }

  /// Reads the attributes of a name in an open directory.
  init?(_ name: FileName, in directory: Int32) {
    var status = stat()
    guard name.withCString({ fstatat(directory, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else { return nil }
    self.status = status
  }

  var format: mode_t { status.st_mode & S_IFMT }

  var isDirectory: Bool { format == S_IFDIR }

  var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }

  var size: Int64 { Int64(status.st_size) }

  var modificationTime: timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }

  var modified: Date {
    let time = modificationTime
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  func kind(of name: FileName, in directory: Int32) -> FileItem.Kind {
    switch format {
    case S_IFDIR: .directory
    case S_IFREG: .file(isExecutable: status.st_mode & 0o111 != 0)
    case S_IFLNK: .link(to: .destination(of: name, in: directory) ?? "?", Self.linkedKind(name, directory))
    default: .special
    }
  }

  var specialKind: FilePreview.SpecialKind {
    switch format {
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    case S_IFCHR: .characterDevice
    case S_IFBLK: .blockDevice
    default: .unknown
    }
  }

  private static func linkedKind(_ name: FileName, _ directory: Int32) -> FileItem.LinkedKind {
    var status = stat()
    guard name.withCString({ fstatat(directory, $0, &status, 0) }) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }
}

nonisolated extension FileName {
  /// Returns the target of a link; nil when it cannot be read. Then `errno` says why.
  static func destination(of link: FileName, in directory: Int32 = AT_FDCWD) -> FileName? {
    let (target, number) = target(of: link, in: directory)
    // The release of the buffer may have changed it.
    errno = number
    return target
  }

  private static func target(of link: FileName, in directory: Int32) -> (FileName?, errno: Int32) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = link.withCString { readlinkat(directory, $0, &buffer, buffer.count) }
    guard count >= 0 else { return (nil, errno) }
    return (FileName(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) }), 0)
  }
}
