import HeadgateCore
internal import HeadgateSupport

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Asserts that all effects have ended, and that all actions were received.
  ///
  /// Runs what there is to run; work that has left the store's executor is waited for. Reports, at this line, the effects that
  /// have not ended, with where they come from and what they wait for, and, where everything has to be asserted, the actions that
  /// came and were not received. They may still be received afterwards; the end of the test does not report them again.
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
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard begin(at: callSite) else { return }
    defer { driver.endStep() }
    let outcome = await driver.runUntilIdle(within: timeout) {
      unfinished.isEmpty && driver.tasks.allSatisfy { core.isIdleTimer($0.effect.number) }
    }
    switch outcome {
    case .done: break
    case .noRest(let rest): report(rest, at: callSite)
    default: callSite.report(TestingMessages.notFinished(running, after: outcome))
    }
    if outcome != .done { driver.noteReported() }
    reportUnreceived(at: callSite)
  }

  private func reportUnreceived(at callSite: CallSite) {
    let actions = observer.ledger.unreported
    guard exhaustivity == .on, !actions.isEmpty else { return }
    callSite.report(TestingMessages.notReceived(descriptions(of: actions)))
    observer.ledger.noteReported()
  }
}
