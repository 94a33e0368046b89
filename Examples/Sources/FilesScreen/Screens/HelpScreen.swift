import FilesFeature
import Terminal

/// All keys, by screen: made from the table that the keyboard uses, so that no key is missing.
struct HelpScreen {
  private static let keyCells = 24
  private let state: Help.State
  private let columns: Int

  init(_ state: Help.State, columns: Int) {
    self.state = state
    self.columns = columns
  }

  /// A line of the help: the title of a screen, keys with their meaning, or an empty line.
  enum Row: Equatable {
    case title(String)
    case keys(String, String)
    case blank
  }

  static var lines: [Row] {
    KeySection.all.map { section in
      let typed = section.typedMeaning.map { [Row.keys("letters, a paste", $0)] } ?? []
      return [.title(section.title)] + typed + section.bindings.map { .keys($0.title, $0.meaning) }
    }
    .reduce(into: []) { $0 += ($0.isEmpty ? [] : [.blank]) + $1 }
  }

  var heading: Line { Line("  Keys", .bold) }

  var lines: [Line] {
    let rows = Self.lines
    return state.cursor.visible(count: rows.count).map { index in
      let line = line(rows[index])
      return index == state.cursor.index ? line.fitted(to: columns).inverted : line
    }
  }

  private func line(_ row: Row) -> Line {
    switch row {
    case .blank: return Line("")
    case .title(let title): return Line("  " + title, Style(.yellow, isBold: true))
    case .keys(let keys, let meaning):
      // Keys that do not fit are not cut: a key that is not shown does not exist for the reader.
      let title = "    " + keys + "  "
      return Line([
        Span(title.cellWidth < Self.keyCells ? title.fitted(to: Self.keyCells) : title, Style(.cyan, isBold: true)),
        Span(meaning),
      ])
    }
  }
}
