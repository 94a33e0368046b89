public import HeadgateCasePathsRuntime
import HeadgateCore
package import HeadgateSupport

extension TestStore {
  /// Asserts that an effect sent an action, and asserts how the action changes the state.
  ///
  /// Actions are received in the order in which they arrived. When no action is there, the test waits only for work on other
  /// executors.
  ///
  /// Reports at the call site: a missing action; another action, with the difference; and all errors of the state that
  /// `send` reports. With exhaustivity `.off`, actions before the expected one are skipped.
  ///
  /// ```swift
  /// await store.receive(.response("Hello")) { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The action.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func receive(
    _ expected: Action,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ExpectedAction(expected) { $0 == expected },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Unavailable: only `Equatable` actions can be compared.
  @available(
    *,
    unavailable,
    message: "Actions that are not 'Equatable' are received by their case: 'await store.receive(\\.response)'."
  )
  @_disfavoredOverload
  public func receive(
    _ expected: Action,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil
  ) async {}

  /// Asserts that an effect sent an action of a case, with any payload.
  ///
  /// ```swift
  /// await store.receive(\.response.success) { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let casePath = AnyCasePath(path)
    await receive(
      ExpectedAction(self.pathText(path)) { casePath.extract(from: $0) != nil },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sent an action of a case with a payload.
  ///
  /// A payload that is not `Equatable`, such as the tuple of a case with several values, is compared by its dump.
  ///
  /// ```swift
  /// await store.receive(\.response.success, "Hello") { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: The expected payload.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let areEqual = ValueComparison<Value>()
    let casePath = AnyCasePath(path)
    await receive(
      ExpectedAction(casePath.embed(value)) { casePath.extract(from: $0).map { areEqual($0, value) } == true },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sent an action for which a closure returns true.
  ///
  /// ```swift
  /// await store.receive { $0.is(\.response) } assert: { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - isMatching: Returns whether an action is the expected one.
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      ExpectedAction("an action for which the closure is true", isMatching),
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  // MARK: All forms

  /// The action that a test expects.
  package struct ExpectedAction {
    /// The action, when the test specifies it completely.
    let action: Action?
    let isMatching: (Action) -> Bool
    private let makeText: () -> String

    package init(_ action: Action, _ isMatching: @escaping (Action) -> Bool) {
      self.action = action
      self.isMatching = isMatching
      makeText = { TestingMessages.label(action) }
    }

    /// Creates an action that is described by a text only.
    package init(_ text: @escaping @autoclosure () -> String, _ isMatching: @escaping (Action) -> Bool) {
      action = nil
      self.isMatching = isMatching
      makeText = text
    }

    /// The description in reports. It is made only for a report.
    var text: String { makeText() }
  }

  package func receive(
    _ expected: ExpectedAction,
    _ timeout: Duration?,
    _ expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard begin(at: callSite) else { return }
    defer { endStep() }
    let isExhaustive = exhaustivity == .on
    let outcome = await driver.runUntilIdle(within: timeout) {
      isExhaustive ? !received.isEmpty : received.contains { expected.isMatching($0.action) }
    }
    guard outcome == .done else {
      if case .noRest(let rest) = outcome { return report(rest, at: callSite) }
      return reportNothing(expected, after: outcome, at: callSite)
    }
    if !isExhaustive { skip(until: expected.isMatching, at: callSite) }
    guard let next = observer.ledger.next else { return }
    guard expected.isMatching(next.action) else {
      _ = observer.ledger.reveal(isReceived: true)
      return callSite.report(
        TestingMessages.anotherAction(expected.text, expected.action, next.action, description(of: next))
      )
    }
    let step = Step(kind: .receive, action: next.action, number: next.number)
    // While the closure runs, `state` is the state before the action, as in `send`.
    check(step, from: state, to: next.state, shared: next.sharedAfter, expectation, at: callSite)
    _ = observer.ledger.reveal(isReceived: true)
  }

  private func reportNothing(_ expected: ExpectedAction, after outcome: EffectDriver.Outcome, at callSite: CallSite) {
    let others = received.map { $0.action }
    let similar = expected.action.flatMap { expected in
      SameCase.closest(to: expected, in: others).map { (expected, $0) }
    }
    callSite.report(
      TestingMessages.nothingReceived(
        expected.text,
        others,
        similar: similar,
        earlier: observer.ledger.endOfLast(where: expected.isMatching),
        running,
        cancelled: cancelledEffects,
        after: outcome
      )
    )
    driver.noteReported()
  }

  private var received: some Collection<TestLedger<State, Action>.Received> { observer.ledger.received }

  private func skip(until isMatching: (Action) -> Bool, at callSite: CallSite) {
    var skipped: [Action] = []
    while let next = received.first, !isMatching(next.action) {
      skipped.append(next.action)
      _ = observer.ledger.reveal()
    }
    noteSkipped(skipped, at: callSite)
  }
}
