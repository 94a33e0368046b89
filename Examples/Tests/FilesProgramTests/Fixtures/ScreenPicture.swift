import Foundation

/// A picture of screens, one below the other, in the form of SVG.
struct ScreenPicture {
  let title: String
  let screens: [[[VirtualScreen.Cell]]]

  private static let cellWidth = 8.4
  private static let lineHeight = 19.0
  private static let margin = 12.0
  private static let titleBar = 30.0
  private static let background = "#1e2127"
  private static let foreground = "#d7dae0"

  var svg: String {
    let columns = screens.map { $0[0].count }.max() ?? 0
    let width = Double(columns) * Self.cellWidth + 2 * Self.margin
    let heights = screens.map { Self.titleBar + Double($0.count) * Self.lineHeight + Self.margin }
    let height = heights.reduce(-Self.margin) { $0 + $1 + Self.margin }
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
      font-family="ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', Consolas, monospace" font-size="14" \
      xml:space="preserve" role="img">
      """,
      "<title>\(escaped(title))</title>",
    ]
    var top = 0.0
    for (screen, height) in zip(screens, heights) {
      lines += window(screen, top: top, width: width, height: height)
      top += height + Self.margin
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func window(_ screen: [[VirtualScreen.Cell]], top: Double, width: Double, height: Double) -> [String] {
    let frame =
      #"<rect x="0" y="\#(text(top))" width="\#(text(width))" height="\#(text(height))" rx="8" fill="\#(Self.background)"/>"#
    let buttons = zip([18, 36, 54], ["#ff5f57", "#febc2e", "#28c840"]).map { x, color in
      #"<circle cx="\#(x)" cy="\#(text(top + 15))" r="5.5" fill="\#(color)"/>"#
    }
    let rows = screen.enumerated().flatMap { row, cells in
      runs(of: cells).flatMap { drawn($0, top: top + Self.titleBar + Double(row) * Self.lineHeight) }
    }
    return [frame] + buttons + rows
  }

  /// Cells in one style that stand beside each other.
  private struct Run {
    var column: Int
    var count = 0
    var text = ""
    var style: [Int]
  }

  private func runs(of cells: [VirtualScreen.Cell]) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in cells.enumerated() {
      if runs.last?.style != cell.style { runs.append(Run(column: column, style: cell.style)) }
      runs[runs.count - 1].count += 1
      runs[runs.count - 1].text += cell.text
    }
    return runs
  }

  private func drawn(_ run: Run, top: Double) -> [String] {
    let isInverse = run.style.contains(7)
    let color = Self.color(run.style)
    let x = Self.margin + Double(run.column) * Self.cellWidth
    var lines: [String] = []
    if isInverse {
      let width = text(Double(run.count) * Self.cellWidth)
      lines.append(#"<rect x="\#(text(x))" y="\#(text(top))" width="\#(width)" height="19" fill="\#(color)"/>"#)
    }
    let weight = run.style.contains(1) ? #" font-weight="bold""# : ""
    let fill = isInverse ? Self.background : color
    for (column, words) in phrases(run.text) {
      let left = text(x + Double(column) * Self.cellWidth)
      let length = text(Double(words.count) * Self.cellWidth)
      let attributes = #"x="\#(left)" y="\#(text(top + 14))" textLength="\#(length)" fill="\#(fill)"\#(weight)"#
      lines.append("<text \(attributes)>\(escaped(words))</text>")
    }
    return lines
  }

  /// Returns the parts of a text between two or more blanks, with their places: browsers draw several blanks as one.
  private func phrases(_ text: String) -> [(column: Int, words: String)] {
    var phrases: [(column: Int, words: String)] = []
    var blanks = 2
    for (column, character) in text.enumerated() {
      guard character != " " else {
        blanks += 1
        continue
      }
      if blanks > 1 {
        phrases.append((column, ""))
      } else if blanks == 1 {
        phrases[phrases.count - 1].words += " "
      }
      blanks = 0
      phrases[phrases.count - 1].words.append(character)
    }
    return phrases
  }

  /// The color of one of the 256 colors.
  private static func color(_ style: [Int]) -> String {
    guard let index = style.firstIndex(of: 38), index + 2 < style.count else { return foreground }
    let number = style[index + 2]
    let levels = [0, 95, 135, 175, 215, 255]
    let channels =
      number >= 232
      ? [Int](repeating: 8 + 10 * (number - 232), count: 3)
      : [levels[(number - 16) / 36], levels[(number - 16) / 6 % 6], levels[(number - 16) % 6]]
    return "#" + channels.map { String(format: "%02x", $0) }.joined()
  }

  private func text(_ number: Double) -> String { String(format: "%.1f", number) }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
