import HeadgateSupport
import Testing

/// Runs an operation and returns what it reported. Nothing of it fails the test.
func recordingIssues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Void
) async rethrows -> [String] {
  let issues = Locked<[String]>([])
  try await withKnownIssue(isIntermittent: true, isolation: isolation) {
    try await operation()
  } matching: { issue in
    issues.withLock { $0.append("\(issue)") }
    return issue.error == nil
  }
  return issues.withLock { $0 }
}
