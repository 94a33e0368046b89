/// A report of a test store as a snapshot holds it: its places are counted from the line of the scenario, so that edits
/// elsewhere do not change it.
struct Report: Equatable {
  let place: String
  /// Whether it was noted as an expected issue, which fails nothing.
  var isExpected = false
  let text: String

  init(_ text: String, filePath: String, line: Int, in scenario: ReportScenario) {
    let file = String(filePath.split(separator: "/").last ?? "")
    place = scenario.place(file: file, line: line)
    self.text = text.replacing(/HeadgateTestingTests\/(\w+\.swift):(\d+)/) { match in
      scenario.place(file: String(match.output.1), line: Int(match.output.2) ?? 0)
    }
  }

  private init(place: String, isExpected: Bool, text: String) {
    self.place = place
    self.isExpected = isExpected
    self.text = text
  }
}

extension ReportScenario {
  fileprivate func place(file: String, line number: Int) -> String {
    file == self.file ? "\(file):+\(number - line)" : "\(file):\(number)"
  }
}

// MARK: In a snapshot

extension Report {
  private static let mark = "──── "
  private static let note = " (expected)"

  static func text(of reports: [Report]) -> String {
    reports.map { "\(mark)\($0.place)\($0.isExpected ? note : "")\n\($0.text)\n" }.joined()
  }

  static func reports(of text: String) -> [Report] {
    text.split(separator: mark, omittingEmptySubsequences: true).map { part in
      let place = part.prefix { $0 != "\n" }
      return Report(
        place: String(place.replacing(note, with: "")),
        isExpected: place.hasSuffix(note),
        text: String(part.dropFirst(place.count + 1).dropLast())
      )
    }
  }
}
