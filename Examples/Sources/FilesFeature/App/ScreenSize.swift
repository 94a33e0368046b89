/// The size of the screen in cells.
package struct ScreenSize: Equatable, Sendable, Codable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of lines for a list. The title, the headings, the status and the keys take the others.
  package var listHeight: Int { max(1, rows - 4) }

  /// The width of a screen that has room for the list of a directory with all its columns, and a preview.
  package static let columnsForPreview = 100

  /// The width of the preview; nil when there is no room for it.
  package var previewColumns: Int? {
    guard columns >= Self.columnsForPreview else { return nil }
    return columns - max(56, columns * 9 / 20) - 1
  }
}
