import Foundation
package import HeadgateRecordings
import HeadgateTexts

/// How times, names and tables of sessions are written.
package enum SessionText {
  /// A duration in the unit that suits it: `812 ns`, `35.2 µs`, `1.20 ms`, `3.00 s`, `2 min 5 s`, `1 h 30 min`.
  package static func duration(_ nanoseconds: Int64) -> String {
    let value = Double(nanoseconds)
    let seconds = nanoseconds / 1_000_000_000
    return switch abs(value) {
    case ..<1e3: "\(nanoseconds) ns"
    case ..<1e6: "\(digits(value / 1e3)) µs"
    case ..<1e9: "\(digits(value / 1e6)) ms"
    case ..<60e9: "\(digits(value / 1e9)) s"
    case ..<3600e9: "\(seconds / 60) min \(abs(seconds % 60)) s"
    default: "\(seconds / 3600) h \(abs(seconds % 3600 / 60)) min"
    }
  }

  /// Three digits.
  private static func digits(_ value: Double) -> String {
    String(format: abs(value) < 10 ? "%.2f" : abs(value) < 100 ? "%.1f" : "%.0f", value)
  }

  /// A time since the start of the recording, in seconds: `+1.204 s`.
  package static func time(_ nanoseconds: Int64) -> String { String(format: "+%.3f s", Double(nanoseconds) / 1e9) }

  package static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: "\(digits(Double(bytes) / 1e3)) kB"
    case ..<1_000_000_000: "\(digits(Double(bytes) / 1e6)) MB"
    default: "\(digits(Double(bytes) / 1e9)) GB"
    }
  }

  /// A wider text moves what follows it in its row. With it as the width of all rows, a few long names would fill the memory.
  private static let widestColumn = 200

  /// The rows with columns of one width. The first row is the title.
  ///
  /// - Parameter numbers: The columns that are aligned at their end.
  package static func table(_ rows: [[String]], numbers: Set<Int>) -> String {
    let rows = rows.map { row in row.map { TerminalText.inLine($0) }.map { (text: $0, width: $0.count) } }
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { min($0[column].width, widestColumn) }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let (text, width) = cell
        let space = String(repeating: " ", count: max(0, widths[column] - width))
        return numbers.contains(column) ? space + text : text + space
      }
      var line = cells.joined(separator: "  ")
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The most bytes of a name in a line: a list has a line for each row, and the name stands once in the file.
  private static let longestName = 500

  /// An effect: its number, and its name or its place.
  package static func name(_ effect: RecordedEffect) -> String {
    let name = effect.name.map { "'\(TerminalText.inLine($0, longest: longestName))'" }
    return "effect \(effect.number) \(name ?? "at \(place(effect.file, effect.line))")"
  }

  /// An action: its name.
  package static func name(_ action: RecordedAction) -> String {
    TerminalText.inLine(action.name, longest: longestName)
  }

  /// A line of code.
  static func place(_ file: String, _ line: Int) -> String { "\(TerminalText.inLine(file)):\(line)" }

  /// What an effect did, and how it ended.
  static func end(_ effect: RecordedEffect) -> String {
    guard let end = effect.end else { return "runs at the end of the recording" }
    let time = duration(end &- effect.start)
    return effect.ending == .cancelled ? "was cancelled after \(time)" : "finished after \(time)"
  }

  /// The table of the actions, and that of the effects.
  package static func table(_ statistics: RecordingStatistics) -> String {
    let actions = statistics.actions.map { row(of: $0) }
    let effects = statistics.effects.map { effect in
      row(of: effect.entry) + ["\(effect.cancelled)", "\(effect.running)"]
    }
    let title = ["count", "total", "median", "longest", "number"]
    return table([["action"] + title] + actions, numbers: [1, 2, 3, 4, 5]) + "\n"
      + table([["effect"] + title + ["cancelled", "running"]] + effects, numbers: [1, 2, 3, 4, 5, 6, 7])
  }

  private static func row(of entry: RecordingStatistics.Entry) -> [String] {
    [
      entry.name, "\(entry.count)", duration(entry.total), duration(entry.median), duration(entry.longest),
      entry.longestNumber.map { "\($0)" } ?? "",
    ]
  }
}
