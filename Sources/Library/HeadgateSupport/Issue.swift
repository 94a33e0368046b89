import IssueReporting

/// Reports a mistake of the user at the user's line: a test failure in a test, a runtime warning in an app.
package func reportMistake(
  _ message: @autoclosure () -> String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  if let limit = ReportLimit.current {
    guard let text = limit.admit(message, fileID: fileID, line: line, column: column) else { return }
    return report(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  report(message(), fileID: fileID, filePath: filePath, line: line, column: column)
}

private func report(
  _ message: @autoclosure () -> String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  #if !_runtime(_ObjC)
    if let reporters = XCTestReporter.reporters {
      return withIssueReporters(reporters) {
        reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  #endif
  reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
}
