/// The size of the screen in cells.
package struct ScreenSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }

  /// The lines that are left for a list when the title, the headings, the status and the keys have theirs.
  package var listHeight: Int { max(1, rows - 4) }
}
