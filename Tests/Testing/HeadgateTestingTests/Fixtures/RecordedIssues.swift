import HeadgateSupport
import Testing

/// What was reported: the text, and where.
struct RecordedIssue: Sendable {
  var text: String
  var fileID: String
  var line: Int

  /// The number at the end of the text: `TEST-1`.
  var number: String {
    text.split(separator: "[").last.map { String($0.prefix { $0 != "]" }) } ?? ""
  }
}

/// Runs an operation and returns what it reported, in order. Nothing of it fails the test.
func recordingIssues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [RecordedIssue] {
  let issues = Locked<[RecordedIssue]>([])
  try await withKnownIssue(isIntermittent: true, isolation: isolation) {
    try await operation()
  } matching: { issue in
    if issue.error != nil { return false }
    let recorded = RecordedIssue(
      text: issue.comments.map(\.rawValue).joined(separator: "\n"),
      fileID: issue.sourceLocation?.fileID ?? "",
      line: issue.sourceLocation?.line ?? 0
    )
    issues.withLock { $0.append(recorded) }
    return true
  }
  return issues.withLock { $0 }
}
