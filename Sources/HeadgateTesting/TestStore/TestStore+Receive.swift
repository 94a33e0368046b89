public import HeadgateCasePathsRuntime
import HeadgateCore
package import HeadgateSupport

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Asserts that an effect has sent an action, and how it changed the state.
  ///
  /// Actions are received in the order in which they came. When none is there, work that has left the store's executor is waited
  /// for; nothing else could still send one. Reports, at this line: that nothing came; another action, with the difference; and all
  /// that `send` reports of the state. Where not everything has to be asserted,
  /// actions before the one that is asked for are skipped.
  ///
  /// ```swift
  /// await store.receive(.response("Hello")) { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The action.
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
      Expected(expected) { $0 == expected },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Actions can be compared when they are `Equatable`.
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

  /// Asserts that an effect has sent an action of a case, whatever it carries.
  ///
  /// ```swift
  /// await store.receive(\.response.success) { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
      Expected(self.pathText(path)) { casePath.extract(from: $0) != nil },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action of a case that carries a value.
  ///
  /// A value that is not `Equatable`, as the tuple of a case with several values, is compared by what a dump shows of it.
  ///
  /// ```swift
  /// await store.receive(\.response.success, "Hello") { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - value: What it carries.
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
      Expected(casePath.embed(value)) { casePath.extract(from: $0).map { areEqual($0, value) } == true },
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect has sent an action for which a closure is true.
  ///
  /// ```swift
  /// await store.receive { $0.is(\.response) } assert: { $0.text = "Hello" }
  /// ```
  ///
  /// - Parameters:
  ///   - isMatching: Whether it is the action.
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - expectation: What the action makes of the state.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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
      Expected("an action for which the closure is true", isMatching),
      timeout,
      expectation,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  // MARK: All forms

  /// As above, for an action that is known by a text and not as a whole.
  package func receive(
    _ text: @escaping @autoclosure () -> String,
    where isMatching: @escaping (Action) -> Bool,
    timeout: Duration?,
    assert expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await receive(Expected(text(), isMatching), timeout, expectation, at: callSite)
  }

  /// As above, for an action that is known as a whole.
  package func receive(
    _ expected: Action,
    where isMatching: @escaping (Action) -> Bool,
    timeout: Duration?,
    assert expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await receive(Expected(expected, isMatching), timeout, expectation, at: callSite)
  }

  /// An action that a test asks for.
  private struct Expected {
    /// The action, when the test says all of it.
    let action: Action?
    let isMatching: (Action) -> Bool
    private let makeText: () -> String

    init(_ action: Action, _ isMatching: @escaping (Action) -> Bool) {
      self.action = action
      self.isMatching = isMatching
      makeText = { TestingMessages.label(action) }
    }

    init(_ text: @escaping @autoclosure () -> String, _ isMatching: @escaping (Action) -> Bool) {
      action = nil
      self.isMatching = isMatching
      makeText = text
    }

    /// What a report calls it: made when there is one.
    var text: String { makeText() }
  }

  private func receive(
    _ expected: Expected,
    _ timeout: Duration?,
    _ expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard begin(at: callSite) else { return }
    defer { driver.endStep() }
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
      _ = observer.ledger.reveal()
      return callSite.report(
        TestingMessages.anotherAction(expected.text, expected.action, next.action, description(of: next))
      )
    }
    let step = Step(kind: .receive, action: next.action, number: next.number)
    // While the closure runs, `state` is what it was before, as in `send`.
    check(step, from: state, to: next.state, expectation, at: callSite)
    _ = observer.ledger.reveal()
  }

  private func reportNothing(_ expected: Expected, after outcome: EffectDriver.Outcome, at callSite: CallSite) {
    let others = received.map { $0.action }
    let similar = expected.action.flatMap { expected in
      SameCase.closest(to: expected, in: others).map { (expected, $0) }
    }
    callSite.report(TestingMessages.nothingReceived(expected.text, others, similar: similar, running, after: outcome))
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
