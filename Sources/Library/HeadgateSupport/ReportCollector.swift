package import IssueReporting

/// Collects the mistakes that the library and the app report while a session is replayed.
package final class ReportCollector: IssueReporter {
  private let collected = Locked<[String]>([])

  package init() {}

  package var reports: [String] { collected.withLock { $0 } }

  /// Collects the reports of a body, in place of every other reporter.
  package func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withIssueReporters([self], operation: body)
  }

  package func reportIssue(
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
