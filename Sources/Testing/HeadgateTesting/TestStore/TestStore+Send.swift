public import HeadgateCasePathsRuntime
import HeadgateCore
internal import HeadgateSupport

extension TestStore {
  /// Sends an action and asserts how it changes the state.
  ///
  /// Returns when no work that the action started can run. Actions that its effects sent by then are reduced and wait to be
  /// received.
  ///
  /// Reports at the call site: a state that differs from the expectation, with the difference; a change without an
  /// expectation; an expectation without a change; and earlier actions that were not received.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - expectation: Changes the state before the action into the expected state. With exhaustivity `.off`, it receives the
  ///     state after the action and assigns the values to assert. Without a closure, the state must not change.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
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
    return await send(action, expectation, at: callSite)
  }

  /// Sends an action by its case.
  ///
  /// ```swift
  /// await store.send(\.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case, which has no payload.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
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
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(AnyCasePath(path).embed(()), expectation, at: callSite)
  }

  /// Unavailable: the case has a payload.
  // The path is erased: with a second generic path, the compiler says less about a misspelled case.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "The case carries a value. Write the value after the case: 'await store.send(\\.nameChanged, \"Blob\")'."
  )
  @discardableResult
  public func send(
    _ path: PartialCaseKeyPath<Action>,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async -> TestStoreTask where Action: CasePathable { fatalError() }

  /// Sends an action by its case and its payload.
  ///
  /// ```swift
  /// await store.send(\.nameChanged, "Blob") { $0.name = "Blob" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: The payload.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: A task that waits for, or cancels, the effects started by this action.
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
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await send(AnyCasePath(path).embed(value), expectation, at: callSite)
  }

  // MARK: All forms

  func send(
    _ action: Action,
    _ expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async -> TestStoreTask {
    guard begin(at: callSite) else { return TestStoreTask(StoreTask(nil), driver: driver) }
    defer { endStep() }
    if isDismissed { callSite.report(TestingMessages.sentAfterDismissal(action)) }
    dealWithUnreceived(before: action, at: callSite)
    let before = state
    observer.ledger.beginSend()
    if let binding = binding(in: action) { core.expectInTest(binding) }
    let task = StoreTask(core.send(action, callSite: callSite))
    report(await driver.runUntilIdle(), at: callSite)
    await endIfDismissed()
    let after = observer.ledger.stateAfterSend ?? before
    if let unwritten = core.takeUnwrittenInTest(), areEqual(before, after) {
      // What the closure expects would be a second report of the same mistake.
      callSite.report(unwritten)
    } else {
      check(
        Step(kind: .send, action: action, number: observer.ledger.sentNumber),
        from: before,
        to: after,
        shared: observer.ledger.sharedAfterSend,
        expectation,
        at: callSite
      )
    }
    observer.ledger.endSend()
    return TestStoreTask(task, driver: driver)
  }
}

extension TestStore {
  /// Returns the binding of the feature itself in an action, such as `.binding` or `.view(.binding)`.
  private func binding(in action: Action) -> BindingAction<State>? {
    var value: Any = action
    for _ in 0..<4 {
      if let binding = value as? BindingAction<State> { return binding }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return nil }
      value = payload.value
    }
    return nil
  }
}
