/// Turns frames into what a terminal must be sent: only the lines that changed, so that nothing flickers.
package struct FramePainter {
  private var shown: [Line]?
  private var cursor: Frame.Position?

  package init() {}

  /// Forgets what is on the screen: the next frame is drawn whole.
  package mutating func reset() {
    shown = nil
    cursor = nil
  }

  /// What makes the screen show `frame`; empty when it does.
  package mutating func paint(_ frame: Frame) -> String {
    var output = shown == nil ? "\u{1b}[0m\u{1b}[2J" : ""
    let old = shown ?? []
    for (row, line) in frame.lines.enumerated() where row >= old.count || old[row] != line {
      output += Self.move(to: Frame.Position(row: row, column: 0)) + Self.text(of: line)
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

  /// A line that reaches the last column is not erased behind it: some terminals would take its last character.
  private static func text(of line: Line) -> String {
    "\u{1b}[0m\u{1b}[2K" + line.spans.map { $0.style.sequence + $0.text }.joined() + "\u{1b}[0m"
  }
}
