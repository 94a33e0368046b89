/// Everything that is on the screen at a moment.
package struct Frame: Equatable, Sendable {
  /// A place on the screen, counted from 0.
  package struct Position: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package var lines: [Line]
  /// Where text is typed; nil where none is.
  package var cursor: Position?

  package init(_ lines: [Line], cursor: Position? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
