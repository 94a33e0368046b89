import HeadgateCore
internal import IssueReporting

extension SourceLocation {
  /// Notes something here that fails nothing.
  func reportExpected(_ message: String) {
    withExpectedIssue(message, fileID: fileID, filePath: filePath, line: line, column: column) {
      report(message)
    }
  }
}
