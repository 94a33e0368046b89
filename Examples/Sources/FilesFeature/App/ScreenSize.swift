/// The size of the screen in cells.
package struct ScreenSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of lines for a list. The title, the headings, the status and the keys take the others.
  package var listHeight: Int { max(1, rows - 4) }
}
