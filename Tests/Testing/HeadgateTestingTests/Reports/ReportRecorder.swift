import HeadgateSupport
import IssueReporting
import Testing

/// Collects what a scenario reports to Swift Testing.
struct ReportRecorder: IssueReporter {
  private struct Entry: Equatable {
    var text: String
    var filePath: String
    var line: Int
  }
  private let reported = Locked<[Entry]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(text: message() ?? "", filePath: "\(filePath)", line: Int(line))
    reported.withLock { $0.append(entry) }
  }

  /// The reports of a scenario in their order, with the text and the place that Swift Testing shows. Those that were only
  /// noted are not among its failures.
  static func reports(of scenario: ReportScenario) async -> [Report] {
    let recorder = ReportRecorder()
    let failures = Locked<[Entry]>([])
    await withKnownIssue(isIntermittent: true) {
      await withIssueReporters([recorder, .default]) { await scenario.run() }
    } matching: { issue in
      let entry = Entry(
        text: issue.comments.map(\.rawValue).joined(separator: "\n"),
        filePath: issue.sourceLocation?.filePath ?? "",
        line: issue.sourceLocation?.line ?? 0
      )
      failures.withLock { $0.append(entry) }
      return true
    }
    var left = failures.withLock { $0 }
    var reports: [Report] = []
    for entry in recorder.reported.withLock({ $0 }) {
      var report = Report(entry.text, filePath: entry.filePath, line: entry.line, in: scenario)
      if let failure = left.firstIndex(of: entry) {
        left.remove(at: failure)
      } else {
        report.isExpected = true
      }
      reports.append(report)
    }
    // What Swift Testing got by another way belongs to no report and makes the comparison fail.
    return reports + left.map { Report($0.text, filePath: $0.filePath, line: $0.line, in: scenario) }
  }
}
