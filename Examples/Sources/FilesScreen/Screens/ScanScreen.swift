import FilesFeature
import Terminal

/// The result of a scan, largest parts first, with bars.
struct ScanScreen {
  private static let barCells = 20
  private let state: Scan.State
  private let columns: Int
  private let unit: Settings.SizeUnit

  init(_ state: Scan.State, columns: Int, unit: Settings.SizeUnit) {
    self.unit = unit
    self.state = state
    self.columns = columns
  }

  var aside: String {
    switch state.phase {
    case .running: "scanning…"
    case .stopped: "stopped"
    case .done: "scanned"
    case .failed: "failed"
    }
  }

  var heading: Line {
    let size = state.size
    let found =
      "\(byteCount(size.bytes, unit)) in \(counted(size.files, "file")) and "
      + counted(size.directories, "directory", "directories")
    return Line("  " + found, state.phase == .running ? Style(.yellow) : .bold)
  }

  var lines: [Line] {
    if case .failed(let problem) = state.phase {
      return [Line(""), Line("  " + problem.text.printable, Style(.red, isBold: true))]
    }
    let parts = state.size.largest
    return state.cursor.visible(count: parts.count).map { index in
      index == state.cursor.index ? line(parts[index]).fitted(to: columns).inverted : line(parts[index])
    }
  }

  var status: Line {
    state.size.unreadable > 0 ? Line("  " + unreadableText(state.size.unreadable), Style(.yellow)) : Line("")
  }

  private func line(_ part: TreeSize.Part) -> Line {
    let share = state.size.bytes > 0 ? Double(part.bytes) / Double(state.size.bytes) : 0
    let filled = min(Self.barCells, Int((share * Double(Self.barCells)).rounded()))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barCells - filled)
    let percent = "\(Int((share * 100).rounded()))%"
    let (mark, style) = part.isDirectory ? ("/", Style(.blue, isBold: true)) : ("", .plain)
    return Line([
      Span(byteCount(part.bytes, unit).fitted(to: 11, .trailing)),
      Span(percent.fitted(to: 6, .trailing) + " ", .dim),
      Span(columns >= 60 ? bar + " " : "", Style(.green)),
      Span(" " + part.name.string.printable + mark, style),
    ])
  }
}
