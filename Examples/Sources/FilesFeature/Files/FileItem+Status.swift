import Foundation

extension FileItem {
  /// Reads the item `name` of a directory; nil when there is none.
  init?(name: String, in directory: Path) {
    let path = directory.appending(name).string
    guard let status = FileStatus(path) else { return nil }
    self.init(name: name, kind: status.kind(of: path), size: status.size, modified: status.modified)
  }
}

/// The attributes of a name. Links are not followed.
nonisolated struct FileStatus {
  private let status: stat

  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.status = status
  }

  private var format: mode_t { status.st_mode & S_IFMT }

  var isDirectory: Bool { format == S_IFDIR }

  var device: UInt64 { UInt64(truncatingIfNeeded: status.st_dev) }

  var size: Int64 { Int64(status.st_size) }

  var modified: Date {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  func kind(of path: String) -> FileItem.Kind {
    switch format {
    case S_IFDIR: .directory
    case S_IFREG: .file(isExecutable: status.st_mode & 0o111 != 0)
    case S_IFLNK: .link(to: Self.destination(path), Self.linkedKind(path))
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

  private static func destination(_ path: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?"
  }

  private static func linkedKind(_ path: String) -> FileItem.LinkedKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }
}
