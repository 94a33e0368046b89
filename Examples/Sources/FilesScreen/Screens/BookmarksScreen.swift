import FilesFeature
import Terminal

/// The list of bookmarks.
struct BookmarksScreen {
  private let state: Bookmarks.State
  private let columns: Int

  init(_ state: Bookmarks.State, columns: Int) {
    self.state = state
    self.columns = columns
  }

  var aside: String { counted(state.bookmarks.count, "bookmark") }

  var heading: Line { Line("  Directory", .dim) }

  var lines: [Line] {
    guard !state.bookmarks.isEmpty else { return [Line("  No bookmarks: press b in a directory to make one", .dim)] }
    var cursor = state.cursor
    cursor.place(at: state.selectedIndex, count: state.bookmarks.count)
    return cursor.visible(count: state.bookmarks.count).map { index in
      let text = state.bookmarks[index].string.printable.cut(to: columns - 3, atFront: true)
      let line = Line("  " + text, Style(.blue, isBold: true))
      return index == cursor.index ? line.fitted(to: columns).inverted : line
    }
  }
}
