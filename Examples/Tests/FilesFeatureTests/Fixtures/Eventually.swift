import Testing

/// Waits until something that another task writes is so, or records an issue after five seconds.
@MainActor
func eventually(
  _ what: Comment,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ isSo: () -> Bool
) async {
  for _ in 0..<5_000 {
    if isSo() { return }
    try? await Task.sleep(for: .milliseconds(1))
  }
  Issue.record("not so: \(what)", sourceLocation: sourceLocation)
}
