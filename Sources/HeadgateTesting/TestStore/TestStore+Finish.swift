import HeadgateCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Asserts that all effects have ended.
  ///
  /// Runs what there is to run; work that has left the store's executor is waited for. Reports, at this line, the effects that
  /// have not ended, where they come from and what they wait for. Actions that came may still be received afterwards.
  ///
  /// ```swift
  /// await store.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func finish(
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard begin(at: place) else { return }
    defer { hand.endStep() }
    let outcome = await hand.settle(within: timeout) {
      unfinished.isEmpty && hand.tasks.allSatisfy { core.isIdleTimer($0.effect.number) }
    }
    switch outcome {
    case .done: return
    case .noRest(let rest): report(rest, at: place)
    default: place.report(TestingMessages.notFinished(running, after: outcome))
    }
    hand.noteReported()
  }
}
