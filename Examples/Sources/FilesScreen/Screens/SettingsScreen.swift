import FilesFeature
import Terminal

/// The form of the settings.
struct SettingsScreen {
  private static let titleCells = 34
  private let state: SettingsForm.State
  private let columns: Int

  init(_ state: SettingsForm.State, columns: Int) {
    self.state = state
    self.columns = columns
  }

  var heading: Line { Line("  Every running program uses a change at once", .dim) }

  var lines: [Line] {
    let fields = SettingsForm.Field.allCases
    return state.cursor.visible(count: fields.count).map { index in
      let title = "  " + fields[index].title
      // A narrow screen shows the value rather than the end of the title.
      let cells = max(1, min(Self.titleCells, columns - 12))
      let line = Line([
        Span(title.fitted(to: cells)), Span(" " + fields[index].value(state.form), Style(.cyan, isBold: true)),
      ])
      return index == state.cursor.index ? line.fitted(to: columns).inverted : line
    }
  }

  var status: Line { Line("  " + state.selected.explanation, .dim) }
}

extension SettingsForm.Field {
  var title: String {
    switch self {
    case .hidden: "Show hidden entries"
    case .directoriesFirst: "Show directories first"
    case .order: "Order"
    case .reversed: "Reverse the order"
    case .preview: "Show the preview"
    case .sizeUnit: "Sizes"
    case .theme: "Colors"
    }
  }

  func value(_ settings: Settings) -> String {
    switch self {
    case .hidden: Self.text(settings.showsHidden)
    case .directoriesFirst: Self.text(settings.showsDirectoriesFirst)
    case .order: settings.order.rawValue
    case .reversed: Self.text(settings.isReversed)
    case .preview: Self.text(settings.showsPreview)
    case .sizeUnit: settings.sizeUnit == .decimal ? "1 KB = 1,000 B" : "1 KiB = 1,024 B"
    case .theme: settings.theme == .plain ? "none" : settings.theme.rawValue
    }
  }

  var explanation: String {
    switch self {
    case .hidden: "Entries whose names begin with a dot"
    case .directoriesFirst: "Directories are above files in every order"
    case .order: "By name, by size or by date"
    case .reversed: "The last entry is the first"
    case .preview: "On screens with \(ScreenSize.columnsForPreview) columns or more"
    case .sizeUnit: "Powers of 1,000 or of 1,024"
    case .theme: "automatic, for a dark or a light background, or none"
    }
  }

  private static func text(_ isOn: Bool) -> String { isOn ? "yes" : "no" }
}
