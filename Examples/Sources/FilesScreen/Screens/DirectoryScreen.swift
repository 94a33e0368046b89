import FilesFeature
import Foundation
import Headgate
import Terminal

/// The list of a directory.
struct DirectoryScreen {
  private let state: Directory.State
  private let columns: Columns
  private let calendar: Calendar

  init(_ state: Directory.State, columns: Int, calendar: Calendar) {
    self.state = state
    self.columns = Columns(total: columns)
    self.calendar = calendar
  }

  /// The widths of the columns. Columns without enough space are left out.
  struct Columns {
    let name: Int
    let size: Int
    let date: Int

    init(total: Int) {
      size = total >= 32 ? 11 : 0
      date = total >= 56 ? 18 : 0
      name = max(1, total - size - date)
    }
  }

  var aside: String {
    let hidden = state.rows.count - state.visible.count
    guard state.phase == .ready else { return "" }
    return counted(state.visible.count, "entry", "entries") + (hidden > 0 ? ", \(grouped(hidden)) hidden" : "")
  }

  var heading: Line {
    let arrow = state.settings.isReversed ? " ↑" : " ↓"
    func title(_ name: String, _ order: Settings.Order) -> String {
      state.settings.order == order ? name + arrow : name
    }
    return line(
      name: Span("  " + title("Name", .name), .dim),
      size: Span(title("Size", .size), .dim),
      date: Span("  " + title("Modified", .date), .dim)
    )
  }

  var lines: [Line] {
    switch state.phase {
    case .failed(let problem):
      return [
        Line(""), Line("  " + problem.text.printable, Style(.red, isBold: true)),
        Line("  Press ← to go back, r to try again.", .dim),
      ]
    case .reading(let count):
      return [Line("  Reading…" + (count > 0 ? " \(counted(count, "name"))" : ""), .dim)]
    case .ready where state.visible.isEmpty:
      return [Line(state.rows.isEmpty ? "  Empty" : "  Only hidden entries: press . to see them", .dim)]
    case .ready:
      return state.cursor.visible(count: state.visible.count).compactMap { index in
        guard let row = state.rows[id: state.visible[index]] else { return nil }
        return index == state.cursor.index ? line(row).fitted(to: columns.total).inverted : line(row)
      }
    }
  }

  var status: Line {
    if let notice = state.notice { return Line("  " + notice.printable, Style(.yellow)) }
    if state.marks.count > 0 { return Line("  " + summary(state.marks), .bold) }
    guard let row = state.selected else { return Line("") }
    return Line("  " + detail(of: row).printable, .dim)
  }

  private func detail(of row: Row.State) -> String {
    switch row.measurement {
    case .running(let size):
      return "\(row.item.name): \(counted(size.files, "file")), \(bytes(size.bytes)) so far; S stops"
    case .done(let size):
      return "\(row.item.name): \(counted(size.files, "file")) in "
        + "\(counted(size.directories + 1, "directory", "directories")), \(bytes(size.bytes))"
        + (size.unreadable > 0 ? "; \(grouped(size.unreadable)) could not be read" : "")
    case .failed(let problem):
      return "\(row.item.name): \(problem.text)"
    case .none:
      guard case .link(let destination, _) = row.item.kind else { return row.item.name.string }
      return "\(row.item.name) → \(destination)"
    }
  }

  private func line(_ row: Row.State) -> Line {
    let (mark, style) = row.item.look
    // Visible without colors, too.
    let isMarked = state.marks.contains(row.id)
    return line(
      name: Span(
        (isMarked ? "+ " : "  ") + row.item.name.string.printable.cut(to: columns.name - 3 - mark.count) + mark,
        isMarked ? Style(.yellow, isBold: true) : style
      ),
      size: size(of: row),
      date: Span("  " + (row.item.modified.map { dateText($0, calendar) } ?? "–"), .dim)
    )
  }

  /// The number and the size of the marked rows.
  private func summary(_ marks: Marks) -> String {
    let size = marks.unknown < marks.count ? [bytes(marks.bytes)] : []
    let rest = marks.unknown > 0 ? [counted(marks.unknown, "directory", "directories") + " not added up"] : []
    return "\(grouped(marks.count)) marked: " + (size + rest).joined(separator: ", and ")
  }

  private func bytes(_ count: Int64) -> String { byteCount(count, state.settings.sizeUnit) }

  private func size(of row: Row.State) -> Span {
    switch row.measurement {
    case .running(let size): Span("~" + bytes(size.bytes), Style(.yellow))
    case .failed: Span("?", Style(.red))
    case .none, .done: Span(row.size.map(bytes) ?? "–", row.size == nil ? .dim : .plain)
    }
  }

  private func line(name: Span, size: Span, date: Span) -> Line {
    Line([
      Span(name.text.fitted(to: columns.name), name.style),
      Span(size.text.fitted(to: columns.size, .trailing), size.style),
      Span(date.text.fitted(to: columns.date), date.style),
    ])
  }
}

extension DirectoryScreen.Columns {
  var total: Int { name + size + date }
}
