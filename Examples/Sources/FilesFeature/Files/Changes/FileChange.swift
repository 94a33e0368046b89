/// A change of the file system that can be undone.
package nonisolated enum FileChange: Equatable, Sendable, Codable {
  case moved(from: Path, to: Path)
  case copied(Path, to: Path)
  case created(Path)
  case trashed(TrashedFile)
}

/// A file in a trash directory, with the file that describes it.
package nonisolated struct TrashedFile: Equatable, Sendable, Codable {
  package var original: Path
  package var file: Path
  package var info: Path

  package init(original: Path, file: Path, info: Path) {
    self.original = original
    self.file = file
    self.info = info
  }
}
