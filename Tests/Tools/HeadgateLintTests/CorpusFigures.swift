import Foundation
@testable import HeadgateLint
import Testing

/// The labels and the findings of each rule in a part of the corpus.
struct CorpusFigures {
  struct Figure {
    var labels = 0
    /// The findings with a label.
    var right = 0
    /// The findings without one.
    var wrong = 0
  }

  private(set) var rules: [String: Figure] = [:]

  /// Lints apps, and compares the findings with the labels.
  init(_ apps: [CorpusApp]) {
    for app in apps {
      let (labels, findings) = app.labelsAndFindings()
      for label in labels { rules[Self.rule(of: label), default: Figure()].labels += 1 }
      for finding in findings {
        if labels.contains(finding) {
          rules[Self.rule(of: finding), default: Figure()].right += 1
        } else {
          rules[Self.rule(of: finding), default: Figure()].wrong += 1
        }
      }
    }
  }

  private static func rule(of text: String) -> String { String(text.split(separator: " ").last ?? "") }

  /// Reads the published figures: rows such as ``| `task-result` | 7 | 7 | 0 | 1.00 | 1.00 |``.
  init(page: String, section: String) throws {
    let start = try #require(page.range(of: "## \(section)\n"))
    let rest = page[start.upperBound...]
    let part = rest.range(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
    for line in part.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let numbers = cells[1...3].compactMap { Int($0) }
      rules[cells[0].trimmingCharacters(in: ["`"])] = Figure(labels: numbers[0], right: numbers[1], wrong: numbers[2])
    }
  }
}
