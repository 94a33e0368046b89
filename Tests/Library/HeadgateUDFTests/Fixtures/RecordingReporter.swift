import IssueReporting

/// Notes reports that come on threads of which the test knows nothing.
struct RecordingReporter: IssueReporter {
  private let notes: Notes<String>

  init(_ notes: Notes<String>) {
    self.notes = notes
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    notes.add("\(fileID):\(line) \(message() ?? "")")
  }
}
