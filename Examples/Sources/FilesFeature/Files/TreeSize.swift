/// What a directory holds, with all below it.
package nonisolated struct TreeSize: Equatable, Sendable {
  /// The share of something that is directly in the directory.
  package struct Part: Equatable, Sendable, Identifiable {
    package var name: String
    package var isDirectory: Bool
    package var bytes: Int64

    package init(name: String, isDirectory: Bool, bytes: Int64) {
      self.name = name
      self.isDirectory = isDirectory
      self.bytes = bytes
    }

    package var id: String { name }
  }

  package var files = 0
  package var directories = 0
  /// The lengths of all files; a file with two names counts twice.
  package var bytes: Int64 = 0
  /// The directories that could not be read.
  package var unreadable = 0
  /// The largest first, and no more than a screen can use.
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
