import Headgate
import Testing

extension Store {
  /// Waits until the state is as asked, or records an issue after five seconds.
  func reach(
    _ what: Comment,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ isReached: (State) -> Bool
  ) async {
    for _ in 0..<5_000 {
      if withState(isReached) { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
    var state = ""
    withState { _ = dump($0, to: &state) }
    Issue.record("not reached: \(what)\n\(state)", sourceLocation: sourceLocation)
  }
}
