import HeadgateCore
internal import HeadgateSupport

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Receives all actions that have come, without asserting anything of them.
  ///
  /// ```swift
  /// await store.skipReceivedActions()
  /// ```
  ///
  /// - Parameters:
  ///   - strict: Whether it reports, at this line, that there is none.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
    defer { driver.endStep() }
    report(await driver.runUntilIdle(), at: callSite)
    if strict, observer.ledger.received.isEmpty { callSite.report(TestingMessages.noActionToSkip()) }
    skipAllReceived(at: callSite)
  }

  /// Cancels all effects that run, without asserting anything of them.
  ///
  /// Returns when they have ended or are elsewhere; what they still send is dropped.
  ///
  /// ```swift
  /// await store.skipInFlightEffects()
  /// ```
  ///
  /// - Parameters:
  ///   - strict: Whether it reports, at this line, that there is none.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
    defer { driver.endStep() }
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
