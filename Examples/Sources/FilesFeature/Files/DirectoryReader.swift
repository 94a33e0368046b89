import Foundation

/// Reads the contents of one directory.
nonisolated struct DirectoryReader {
  struct Name {
    var name: FileName
    /// Nil when the directory entry does not contain the type.
    var isDirectory: Bool?
  }

  /// The number of files after which the task yields and checks for cancellation.
  static let stride = 512

  private let path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Returns the names in the directory without `.` and `..`, in the order of the file system.
  func names() throws(FileProblem) -> [Name] {
    guard let stream = path.withCString({ opendir($0) }) else { throw FileProblem(errno: errno, at: path) }
    defer { closedir(stream) }
    return Self.names(in: stream)
  }

  /// Returns the items of the directory. Items that are deleted meanwhile are left out.
  func items(_ progress: @Sendable (Int) async -> Void) async throws -> [FileItem] {
    guard let stream = path.withCString({ opendir($0) }) else { throw FileProblem(errno: errno, at: path) }
    defer { closedir(stream) }
    let names = Self.names(in: stream)
    let directory = dirfd(stream)
    var items: [FileItem] = []
    items.reserveCapacity(names.count)
    for (index, name) in names.enumerated() {
      if index.isMultiple(of: Self.stride) {
        try Task.checkCancellation()
        if index > 0, index.isMultiple(of: Self.stride * 16) { await progress(index) }
      }
      if let item = FileItem(name: name.name, in: directory) { items.append(item) }
    }
    return items
  }

  private static func names(in stream: DirectoryStream) -> [Name] {
    var names: [Name] = []
    while let entry = readdir(stream) {
      // Sound: the system ends the name with a zero inside the entry, which is valid until the next `readdir`.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Name($0, type: Int32(entry.pointee.d_type))
        }
      }
      if let name { names.append(name) }
    }
    return names
  }
}

#if canImport(Darwin)
  private typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  private typealias DirectoryStream = OpaquePointer
#endif

nonisolated extension DirectoryReader.Name {
  /// Returns nil for `.` and `..`.
  fileprivate init?(_ bytes: UnsafePointer<CChar>, type: Int32) {
    let dot = CChar(UInt8(ascii: "."))
    if bytes[0] == dot, bytes[1] == 0 || (bytes[1] == dot && bytes[2] == 0) { return nil }
    name = FileName(cString: bytes)
    isDirectory = type == Int32(DT_UNKNOWN) ? nil : type == Int32(DT_DIR)
  }
}
