import Foundation
import Testing

/// What a scenario must report: a file beside this one.
///
/// `HEADGATE_RECORD_SNAPSHOTS=1` writes the files anew.
struct ReportSnapshot {
  static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
  static let isRecording = ProcessInfo.processInfo.environment["HEADGATE_RECORD_SNAPSHOTS"] == "1"

  let file: URL

  init(of scenario: ReportScenario) {
    file = Self.directory.appending(path: Self.name(of: scenario))
  }

  static func name(of scenario: ReportScenario) -> String {
    scenario.name.replacing(" ", with: "-") + ".txt"
  }

  /// The text of the file; nil when there is none.
  var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Compares reports with those of the file, or writes them.
  func compare(_ reports: [Report]) throws {
    let actual = Report.text(of: reports)
    if Self.isRecording { return try actual.write(to: file, atomically: true, encoding: .utf8) }
    let expected = try #require(text, "There is no snapshot: \(file.path())")
    #expect(actual == expected, "\(Self.difference(expected, actual))")
  }

  /// The lines of two texts, those of one only marked.
  static func difference(_ old: String, _ new: String) -> String {
    var old = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    func takeRemoved() {
      while let line = old.first, removed.contains(old.startIndex) {
        lines.append("- \(line)")
        old.removeFirst()
      }
    }
    for (offset, line) in new.enumerated() {
      takeRemoved()
      if !inserted.contains(offset) { old.removeFirst() }
      lines.append("\(inserted.contains(offset) ? "+" : " ") \(line)")
    }
    takeRemoved()
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
