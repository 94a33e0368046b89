import HeadgateSupport
import IssueReporting

/// Counts the mistakes that the library reports, in place of failing a test.
final class MistakeCounter: IssueReporter {
  private let count = Locked(0)

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    count.withLock { $0 += 1 }
  }

  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}
