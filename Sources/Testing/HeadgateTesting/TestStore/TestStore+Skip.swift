import HeadgateCore
internal import HeadgateSupport

extension TestStore {
  /// Receives all pending actions without assertions.
  ///
  /// ```swift
  /// await store.skipReceivedActions()
  /// ```
  ///
  /// - Parameters:
  ///   - strict: Whether a missing action is reported at the call site.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func skipReceivedActions(
    strict: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard begin(at: callSite) else { return }
    defer { endStep() }
    report(await driver.runUntilIdle(), at: callSite)
    if strict, observer.ledger.received.isEmpty { callSite.report(TestingMessages.noActionToSkip()) }
    skipAllReceived(at: callSite)
  }

  /// Cancels all running effects without assertions.
  ///
  /// Returns when the effects have ended or are on other executors. Actions that they still send are dropped.
  ///
  /// ```swift
  /// await store.skipInFlightEffects()
  /// ```
  ///
  /// - Parameters:
  ///   - strict: Whether a missing effect is reported at the call site.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func skipInFlightEffects(
    strict: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard begin(at: callSite) else { return }
    defer { endStep() }
    report(await driver.runUntilIdle(), at: callSite)
    if unfinished.isEmpty {
      if strict { callSite.report(TestingMessages.noEffectToSkip()) }
      return
    }
    if exhaustivity.showsSkipped { callSite.reportExpected(TestingMessages.skippedEffects(running)) }
    core.stop()
    observer.ledger.forgetEffects()
    report(await driver.runUntilIdle(), at: callSite)
  }
}
