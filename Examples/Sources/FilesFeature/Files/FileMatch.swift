/// Something that a search found.
package struct FileMatch: Equatable, Sendable, Identifiable {
  /// The path from where the search began.
  package var relativePath: String
  package var isDirectory: Bool

  package init(_ relativePath: String, isDirectory: Bool = false) {
    self.relativePath = relativePath
    self.isDirectory = isDirectory
  }

  package var id: String { relativePath }
}

/// How a search ended.
package struct SearchSummary: Equatable, Sendable {
  /// Whether there was more than a search collects.
  package var isCut = false
  /// The directories that could not be read.
  package var unreadable = 0

  package init(isCut: Bool = false, unreadable: Int = 0) {
    self.isCut = isCut
    self.unreadable = unreadable
  }
}
