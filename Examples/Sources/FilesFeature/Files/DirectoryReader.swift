import Foundation

/// Reads the contents of one directory.
struct DirectoryReader {
  struct Name {
    /// The name, with a replacement character for bytes that are not text.
    var string: String
    /// Whether the name is text. The attributes of a name that is not text cannot be read.
    var isText: Bool
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
    guard let stream = opendir(path.string) else { throw FileProblem(errno: errno, at: path) }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      // Sound: the system ends the name with a zero inside the entry, which is valid until the next `readdir`.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Name($0, type: Int32(entry.pointee.d_type))
        }
      }
      if name.string != ".", name.string != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the items of the directory. Items that are deleted meanwhile are left out.
  func items(_ progress: @Sendable (Int) async -> Void) async throws -> [FileItem] {
    let names = try names()
    var items: [FileItem] = []
    items.reserveCapacity(names.count)
    for (index, name) in names.enumerated() {
      if index.isMultiple(of: Self.stride) {
        try Task.checkCancellation()
        if index > 0, index.isMultiple(of: Self.stride * 16) { await progress(index) }
      }
      if !name.isText {
        items.append(FileItem(name: name.string, kind: .special))
      } else if let item = FileItem(name: name.string, in: path) {
        items.append(item)
      }
    }
    return items
  }
}

extension DirectoryReader.Name {
  fileprivate init(_ bytes: UnsafePointer<CChar>, type: Int32) {
    let text = String(validatingCString: bytes)
    string = text ?? String(cString: bytes)
    isText = text != nil
    isDirectory = type == Int32(DT_UNKNOWN) ? nil : type == Int32(DT_DIR)
  }
}
