import HeadgateSupport
import IssueReporting

/// Collects the mistakes that the library and the app report during a replay.
final class ReportCollector: IssueReporter {
  private let collected = Locked<[String]>([])

  var reports: [String] { collected.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? "an issue without a message"
    collected.withLock { $0.append(text) }
  }
}
