/// The size of a directory with its contents.
package nonisolated struct TreeSize: Equatable, Sendable, Codable {
  /// The size of an item directly in the directory.
  package struct Part: Equatable, Sendable, Codable, Identifiable {
    package var name: FileName
    package var isDirectory: Bool
    package var bytes: Int64

    package init(name: FileName, isDirectory: Bool, bytes: Int64) {
      self.name = name
      self.isDirectory = isDirectory
      self.bytes = bytes
    }

    package var id: FileName { name }
  }

  package var files = 0
  package var directories = 0
  /// The total size of all files. A file with several names counts once.
  package var bytes: Int64 = 0
  /// The number of directories that could not be read.
  package var unreadable = 0
  /// The largest parts, in descending order, limited in number.
  package var largest: [Part] = []

  package init(
    files: Int = 0,
    directories: Int = 0,
    bytes: Int64 = 0,
    unreadable: Int = 0,
    largest: [Part] = []
  ) {
    self.files = files
    self.directories = directories
    self.bytes = bytes
    self.unreadable = unreadable
    self.largest = largest
  }
}
