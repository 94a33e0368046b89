package import FilesFeature
package import Foundation
package import Terminal

/// Renders a state of the program: a pure function from the state to lines.
package struct Screen {
  let state: App.State
  let calendar: Calendar

  package init(_ state: App.State, calendar: Calendar = .autoupdatingCurrent) {
    self.state = state
    self.calendar = calendar
  }

  package var frame: Frame {
    let directory = state.top
    let columns = state.size.columns
    var lines: [Line]
    var cursor: Frame.Position?
    if let help = state.help {
      let screen = HelpScreen(help, columns: columns)
      lines = [title("Help", aside: ""), screen.heading] + list(screen.lines) + [Line("")]
    } else if let form = state.settingsForm {
      let screen = SettingsScreen(form, columns: columns)
      lines = [title("Settings", aside: ""), screen.heading] + list(screen.lines) + [screen.status]
    } else if let bookmarks = state.bookmarkList {
      let screen = BookmarksScreen(bookmarks, columns: columns)
      lines = [title("Bookmarks", aside: screen.aside), screen.heading] + list(screen.lines) + [Line("")]
    } else if let search = directory.search {
      let screen = SearchScreen(search, columns: columns)
      lines = [title(directory.path.string, aside: screen.aside), screen.field] + list(screen.lines) + [screen.status]
      cursor = Frame.Position(row: 1, column: screen.cursorColumn)
    } else if let scan = directory.scan {
      let screen = ScanScreen(scan, columns: columns, unit: state.settings.sizeUnit)
      lines =
        [title(directory.path.string, aside: screen.aside), screen.heading] + list(screen.lines) + [screen.status]
    } else {
      let pane = PreviewPane(state)
      let screen = DirectoryScreen(directory, columns: pane?.listColumns ?? columns, calendar: calendar)
      let rows = [screen.heading] + list(screen.lines)
      lines = [title(directory.path.string, aside: screen.aside)] + (pane?.beside(rows) ?? rows) + [screen.status]
    }
    if let prompt = PromptScreen(state.operations, columns: columns) {
      lines[lines.count - 1] = prompt.line
      cursor = prompt.cursorColumn.map { Frame.Position(row: lines.count - 1, column: $0) }
    } else if directory.notice == nil, let job = JobScreen(state.operations) {
      lines[lines.count - 1] = job.line
    }
    lines.append(keys(KeySection.current(state).hints))
    // On a screen with four lines or fewer, the list takes precedence over the lines below it.
    return Frame(lines.prefix(max(1, state.size.rows)).map { $0.fitted(to: columns) }, cursor: cursor)
  }

  private func title(_ text: String, aside: String) -> Line {
    let aside = aside.cut(to: max(0, state.size.columns / 2))
    let room = state.size.columns - aside.cellWidth - 1
    let title = text.printable.fitted(to: max(0, room), cutAtFront: true)
    return Line([Span(title + " ", .bold), Span(aside, .dim)])
  }

  /// Returns the lines of a list, padded to its height.
  private func list(_ lines: [Line]) -> [Line] {
    let height = state.size.listHeight
    return Array(lines.prefix(height)) + Array(repeating: Line(""), count: max(0, height - lines.count))
  }

  /// Returns the keys that fit. Keys are not truncated.
  private func keys(_ keys: [(String, String)]) -> Line {
    let gap = "  "
    var room = state.size.columns + gap.cellWidth
    let shown = keys.prefix { key, meaning in
      room -= key.cellWidth + meaning.cellWidth + 1 + gap.cellWidth
      return room >= 0
    }
    return Line(
      shown.enumerated().flatMap { index, hint in
        [Span((index > 0 ? gap : "") + hint.0, Style(.cyan, isBold: true)), Span(" \(hint.1)", .dim)]
      }
    )
  }
}
