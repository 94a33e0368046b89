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
  private let flags: Int32

  /// - Parameter followsLink: Whether the path may be a link to a directory.
  init(_ path: Path, followsLink: Bool = true) {
    self.path = path
    flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
  }

  /// Returns the names in the directory without `.` and `..`, in the order of the file system.
  func names() throws(FileProblem) -> [Name] {
    let descriptor = path.withCString { open($0, flags) }
    guard descriptor >= 0 else { throw FileProblem(errno: errno, at: path) }
    defer { close(descriptor) }
    return try names(in: descriptor)
  }

  /// Returns the items of the directory. Items that are deleted meanwhile are left out.
  func items(_ progress: @Sendable (Int) async -> Void) async throws -> [FileItem] {
    let directory = path.withCString { open($0, flags) }
    guard directory >= 0 else { throw FileProblem(errno: errno, at: path) }
    defer { close(directory) }
    let names = try names(in: directory)
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

  /// Returns the names in the open directory of this path.
  func names(in directory: Int32) throws(FileProblem) -> [Name] {
    // The stream closes its descriptor, and the caller closes the other one.
    let descriptor = fcntl(directory, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw FileProblem(errno: errno, at: path) }
    guard let stream = fdopendir(descriptor) else {
      let number = errno
      close(descriptor)
      throw FileProblem(errno: number, at: path)
    }
    defer { closedir(stream) }
    var names: [Name] = []
    while true {
      // The end and an error have the same result. Only an error changes the number.
      errno = 0
      guard let entry = readdir(stream) else { break }
      // Sound: the system ends the name with a zero inside the entry, which is valid until the next `readdir`.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Name($0, type: Int32(entry.pointee.d_type))
        }
      }
      if let name { names.append(name) }
    }
    guard errno == 0 else { throw FileProblem(errno: errno, at: path) }
    return names
  }
}

nonisolated extension DirectoryReader.Name {
  /// Returns nil for `.` and `..`.
  fileprivate init?(_ bytes: UnsafePointer<CChar>, type: Int32) {
    let dot = CChar(UInt8(ascii: "."))
    if bytes[0] == dot, bytes[1] == 0 || (bytes[1] == dot && bytes[2] == 0) { return nil }
    name = FileName(cString: bytes)
    isDirectory = type == Int32(DT_UNKNOWN) ? nil : type == Int32(DT_DIR)
  }
}
