/// A result of a search.
package struct FileMatch: Equatable, Sendable, Codable, Identifiable {
  /// The path relative to the root of the search.
  package var relativePath: FileName
  package var isDirectory: Bool

  package init(_ relativePath: FileName, isDirectory: Bool = false) {
    self.relativePath = relativePath
    self.isDirectory = isDirectory
  }

  package var id: FileName { relativePath }
}

/// The summary of a finished search.
package struct SearchSummary: Equatable, Sendable, Codable {
  /// Whether the search reached its limit.
  package var isCut = false
  /// The number of directories that could not be read.
  package var unreadable = 0

  package init(isCut: Bool = false, unreadable: Int = 0) {
    self.isCut = isCut
    self.unreadable = unreadable
  }
}
