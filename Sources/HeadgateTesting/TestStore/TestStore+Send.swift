public import HeadgateCasePathsRuntime
import HeadgateCore
internal import HeadgateSupport

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Sends an action and asserts how it changes the state.
  ///
  /// Returns when nothing is left that can run of what came of it. What its effects have sent until then is reduced and waits to
  /// be received. Reports, at this line: a state that is not the expected one, with the difference; a change that nobody
  /// expected; a closure that expects no change; actions that came before and were not received.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to send.
  ///   - expectation: Changes the state before the action into the one expected after it; where not everything has to be
  ///     asserted, it is given the state after it and says parts of that again. Without a closure the state must stay as it is.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The effects that came of it, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: Action,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard begin(at: callSite) else { return TestStoreTask(StoreTask(nil), driver: driver) }
    defer { driver.endStep() }
    if isDismissed { callSite.report(TestingMessages.sentAfterDismissal(action)) }
    dealWithUnreceived(before: action, at: callSite)
    let before = state
    observer.ledger.beginSend()
    let task = StoreTask(core.send(action, callSite: callSite))
    report(await driver.runUntilIdle(), at: callSite)
    await endIfDismissed()
    let after = observer.ledger.stateAfterSend ?? before
    check(
      Step(kind: .send, action: action, number: observer.ledger.sentNumber),
      from: before,
      to: after,
      expectation,
      at: callSite
    )
    observer.ledger.endSend()
    return TestStoreTask(task, driver: driver)
  }

  /// Sends an action by its case.
  ///
  /// ```swift
  /// await store.send(\.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case, which has no payload.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The effects that came of it, to wait for or to cancel.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ path: CaseKeyPath<Action, Void>,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      AnyCasePath(path).embed(()),
      assert: expectation,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action by its case and the value that it carries.
  ///
  /// ```swift
  /// await store.send(\.nameChanged, "Blob") { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: Its payload.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The effects that came of it, to wait for or to cancel.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ path: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      AnyCasePath(path).embed(value),
      assert: expectation,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
