import HeadgateCore
internal import HeadgateSupport

extension TestStore {
  /// Asserts that all effects have ended and that all actions were received.
  ///
  /// Runs all available work and waits for work on other executors. Reports, at the call site, each effect that has not
  /// ended, with its origin and the reason why it waits. With exhaustivity `.on`, reports the actions that were not
  /// received. The test may still receive them afterwards; the end of the test does not report them again.
  ///
  /// ```swift
  /// await store.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
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
    defer { endStep() }
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
    if exhaustivity == .on, observer.ledger.received.isEmpty { reportSharedChanges(at: callSite) }
  }

  private func reportUnreceived(at callSite: CallSite) {
    let actions = observer.ledger.unreported
    guard exhaustivity == .on, !actions.isEmpty else { return }
    callSite.report(TestingMessages.notReceived(descriptions(of: actions)))
    observer.ledger.noteReported()
  }
}
