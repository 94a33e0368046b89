/// Converts frames to terminal output. Only changed lines are written, to avoid flicker.
package struct FramePainter {
  private var shown: [Line]?
  private var cursor: Frame.Position?
  /// The appearance of the colors. A change draws the next frame completely.
  package var palette: Palette {
    didSet { if palette != oldValue { reset() } }
  }

  package init(palette: Palette = Palette(.unknown, depth: .sixteen)) {
    self.palette = palette
  }

  /// Forces the next frame to be drawn completely.
  package mutating func reset() {
    shown = nil
    cursor = nil
  }

  /// Returns the output that shows `frame`; empty when nothing changes.
  package mutating func paint(_ frame: Frame) -> String {
    var output = shown == nil ? "\u{1b}[0m\u{1b}[2J" : ""
    let old = shown ?? []
    for (row, line) in frame.lines.enumerated() where row >= old.count || old[row] != line {
      output += Self.move(to: Frame.Position(row: row, column: 0)) + text(of: line)
    }
    for row in frame.lines.count..<max(frame.lines.count, old.count) {
      output += Self.move(to: Frame.Position(row: row, column: 0)) + "\u{1b}[0m\u{1b}[2K"
    }
    shown = frame.lines
    if frame.cursor != cursor || !output.isEmpty {
      output = "\u{1b}[?25l" + output
      if let position = frame.cursor { output += Self.move(to: position) + "\u{1b}[?25h" }
    }
    cursor = frame.cursor
    return output
  }

  private static func move(to position: Frame.Position) -> String {
    "\u{1b}[\(position.row + 1);\(position.column + 1)H"
  }

  /// Clears the line before its text: clearing after the last column would delete the last character on some terminals.
  ///
  /// Terminals do not agree on the width of some characters, such as emoji of several parts. The span after such a
  /// character therefore begins with a move to its column.
  private func text(of line: Line) -> String {
    var output = "\u{1b}[0m\u{1b}[2K"
    var column = 0
    var isCertain = true
    for span in line.spans where !span.text.isEmpty {
      if !isCertain { output += "\u{1b}[\(column + 1)G" }
      output += span.style.sequence(in: palette) + span.text
      column += span.text.cellWidth
      isCertain = span.text.hasCertainWidth
    }
    return output + "\u{1b}[0m"
  }
}
