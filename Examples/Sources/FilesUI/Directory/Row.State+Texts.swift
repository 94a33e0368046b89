import FilesFeature
import Foundation

extension Row.State {
  /// The size, or what is known about it.
  func sizeText(_ unit: Settings.SizeUnit) -> String {
    switch measurement {
    case .running(let size): "~" + byteText(size.bytes, unit)
    case .failed: "?"
    case .none, .done: size.map { byteText($0, unit) } ?? "–"
    }
  }

  /// The result of a measurement, or the target of a link.
  func detail(_ unit: Settings.SizeUnit) -> String? {
    switch measurement {
    case .running(let size):
      return "\(countText(size.files, "file")) so far"
    case .done(let size):
      let unreadable = size.unreadable > 0 ? "; " + unreadableText(size.unreadable) : ""
      return countText(size.files, "file") + " in " + countText(size.directories + 1, "directory", "directories")
        + unreadable
    case .failed(let problem):
      return problem.text
    case .none:
      guard case .link(let destination, _) = item.kind else { return nil }
      return "→ \(destination.title)"
    }
  }
}
