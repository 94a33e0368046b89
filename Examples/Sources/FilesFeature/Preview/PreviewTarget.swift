/// The file of a preview, as the list of the directory knows it.
package nonisolated struct PreviewTarget: Equatable, Sendable, Codable {
  package var path: Path
  /// A change of the kind, the size or the time is a reason to read the file again.
  package var item: FileItem
  /// The text to show in another color: the text of the search that found the file.
  package var highlight: String?

  package init(path: Path, item: FileItem, highlight: String? = nil) {
    self.path = path
    self.item = item
    self.highlight = highlight
  }
}
