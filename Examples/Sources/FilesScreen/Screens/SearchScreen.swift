import FilesFeature
import Foundation
import Terminal

/// The search field and the results.
struct SearchScreen {
  private let state: Search.State
  private let columns: Int
  private let text: String

  init(_ state: Search.State, columns: Int) {
    self.state = state
    self.columns = columns
    text = state.text.printable.cut(to: max(0, columns - 4), atFront: true)
  }

  var aside: String {
    switch state.phase {
    case .idle: ""
    case .running: "searching… \(grouped(state.matches.count))"
    case .done(let summary):
      counted(state.matches.count, "match", "matches") + (summary.isCut ? " and more" : "")
    case .failed: ""
    }
  }

  var field: Line {
    Line([Span("/ ", Style(.yellow, isBold: true)), Span(text, .bold)])
  }

  var cursorColumn: Int { min(columns - 1, 2 + text.cellWidth) }

  var lines: [Line] {
    if case .failed(let problem) = state.phase {
      return [Line(""), Line("  " + problem.text.printable, Style(.red, isBold: true))]
    }
    if state.phase == .idle { return [Line("  Type a part of a name; everything below is searched.", .dim)] }
    if case .done = state.phase, state.matches.isEmpty { return [Line("  Nothing has this in its name", .dim)] }
    return state.cursor.visible(count: state.matches.count).map { index in
      index == state.cursor.index
        ? line(state.matches[index]).fitted(to: columns).inverted : line(state.matches[index])
    }
  }

  var status: Line {
    guard case .done(let summary) = state.phase, summary.unreadable > 0 else { return Line("") }
    return Line("  " + unreadableText(summary.unreadable), Style(.yellow))
  }

  /// Returns a match with a dimmed directory and the search text in another color.
  private func line(_ match: FileMatch) -> Line {
    let path = match.relativePath.string.printable.cut(to: columns - 4, atFront: true)
    let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let style = match.isDirectory ? Style(.blue, isBold: true) : .plain
    let mark = match.isDirectory ? "/" : ""
    guard let found = path.range(of: state.text, options: .caseInsensitive, range: nameStart..<path.endIndex) else {
      return Line([Span("  " + path[..<nameStart], .dim), Span(path[nameStart...] + mark, style)])
    }
    return Line([
      Span("  " + path[..<nameStart], .dim),
      Span(String(path[nameStart..<found.lowerBound]), style),
      Span(String(path[found]), Style(.yellow, isBold: true)),
      Span(path[found.upperBound...] + mark, style),
    ])
  }
}

/// Describes the number of directories that could not be read.
func unreadableText(_ count: Int) -> String {
  "\(counted(count, "directory", "directories")) could not be read"
}
