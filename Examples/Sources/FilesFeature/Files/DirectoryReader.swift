import Foundation

/// Reads what is in one directory.
struct DirectoryReader {
  struct Name {
    /// With a sign in place of bytes that are no text.
    var string: String
    /// Whether the name is text. One that is not cannot be asked for again.
    var isText: Bool
    /// Nil where the list itself does not say so.
    var isDirectory: Bool?
  }

  /// After so many files others get their turn, and a cancellation is seen.
  static let stride = 512

  private let path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// The names in the directory without `.` and `..`, in the order of the file system.
  func names() throws(FileProblem) -> [Name] {
    guard let stream = opendir(path.string) else { throw FileProblem(errno: errno, at: path) }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      // Sound: the system ends the name with a zero inside the entry, which is good until the next `readdir`.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Name($0, type: Int32(entry.pointee.d_type))
        }
      }
      if name.string != ".", name.string != ".." { names.append(name) }
    }
    return names
  }

  /// All that is in the directory; what vanishes meanwhile is left out.
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
