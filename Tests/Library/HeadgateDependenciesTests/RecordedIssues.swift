import HeadgateSupport
import Testing

/// What was reported: the text, and where.
struct RecordedIssue: Sendable {
  var text: String
  var fileID: String
  var line: Int
}

/// Runs an operation and returns what it reported, in order. Nothing of it fails the test.
func recordingIssues(_ operation: () throws -> Void) rethrows -> [RecordedIssue] {
  let issues = Locked<[RecordedIssue]>([])
  try withKnownIssue(isIntermittent: true) {
    try operation()
  } matching: { issue in
    note(issue, in: issues)
  }
  return issues.withLock { $0 }
}

/// As above, for an operation that suspends.
func recordingIssues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [RecordedIssue] {
  let issues = Locked<[RecordedIssue]>([])
  try await withKnownIssue(isIntermittent: true, isolation: isolation) {
    try await operation()
  } matching: { issue in
    note(issue, in: issues)
  }
  return issues.withLock { $0 }
}

private func note(_ issue: Issue, in issues: Locked<[RecordedIssue]>) -> Bool {
  if issue.error != nil { return false }
  let recorded = RecordedIssue(
    text: issue.comments.map(\.rawValue).joined(separator: "\n"),
    fileID: issue.sourceLocation?.fileID ?? "",
    line: issue.sourceLocation?.line ?? 0
  )
  issues.withLock { $0.append(recorded) }
  return true
}

/// Expects one report: its number, a part of its text, and the line that it names.
func expectOne(
  _ issues: [RecordedIssue],
  number: String,
  text: String,
  line: Int,
  fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(issues.count == 1, sourceLocation: sourceLocation)
  guard let issue = issues.first else { return }
  #expect(issue.text.hasSuffix("[\(number)]"), sourceLocation: sourceLocation)
  #expect(issue.text.contains(text), sourceLocation: sourceLocation)
  #expect(issue.line == line, sourceLocation: sourceLocation)
  #expect(issue.fileID == fileID, sourceLocation: sourceLocation)
}
