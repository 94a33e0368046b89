/// The contents of the screen.
package struct Frame: Equatable, Sendable {
  /// A position on the screen, counted from 0.
  package struct Position: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package var lines: [Line]
  /// The position of the text cursor; nil when there is none.
  package var cursor: Position?

  package init(_ lines: [Line], cursor: Position? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
