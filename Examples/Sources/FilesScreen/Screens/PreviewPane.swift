import FilesFeature
import Terminal

/// The part of the screen at the right of the list of a directory.
struct PreviewPane {
  /// The width of the list at its left.
  let listColumns: Int
  private let columns: Int
  private let height: Int
  private let screen: PreviewScreen?

  /// Returns nil when there is no preview on the screen. A directory without a selected file has an empty preview.
  init?(_ state: App.State) {
    guard state.settings.showsPreview, let columns = state.size.previewColumns else { return nil }
    self.columns = columns
    listColumns = state.size.columns - columns - 1
    height = state.size.listHeight
    screen = state.preview.map { PreviewScreen($0, columns: columns, unit: state.settings.sizeUnit) }
  }

  /// Returns the lines of the list with the lines of the preview: the first one has the headings.
  func beside(_ lines: [Line]) -> [Line] {
    let preview = screen.map { [$0.heading] + $0.lines } ?? []
    return lines.enumerated().map { index, line in
      let right = index < preview.count ? preview[index] : Line("")
      return Line(line.fitted(to: listColumns).spans + [Span("│", .dim)] + right.fitted(to: columns).spans)
    }
  }
}
