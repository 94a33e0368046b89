internal import CustomDump
import HeadgateCore
import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Functions that all steps of a test use.
extension TestStore {
  /// The step after which the state is checked.
  struct Step {
    enum Kind: String {
      case send, receive, assert
    }
    var kind: Kind
    var action: Action?
    /// The number of the action.
    var number: UInt64?
  }

  /// Begins a step, which ends with ``endStep()``.
  ///
  /// Returns false, with a report, when the caller is one of the store's own effects or when another step is in progress.
  func begin(at callSite: CallSite, isolation: isolated (any Actor)? = #isolation) -> Bool {
    switch driver.beginStep() {
    case .calledFromWithin: callSite.report(TestingMessages.calledFromWithin())
    case .stepInProgress: callSite.report(TestingMessages.stepInProgress())
    case nil:
      observer.ledger.begin(callSite)
      shared.beginStep()
      return true
    }
    return false
  }

  func endStep() {
    shared.endStep()
    driver.endStep()
  }

  var shared: SharedLedger { observer.ledger.shared }

  /// Reports why the effects did not become idle.
  func report(_ rest: EffectDriver.Rest, at callSite: CallSite) {
    switch rest {
    case .reached: break
    case .mainActorIsBusy:
      callSite.report(TestingMessages.mainActorIsBusy(running, after: max(timeout, driver.mainActorBound)))
    case .spinning:
      callSite.report(TestingMessages.spinning(running))
      // These effects would use the whole budget again in each later step.
      core.stop()
      observer.ledger.forgetEffects()
    case .refused: callSite.report(TestingMessages.calledFromWithin())
    }
  }

  // MARK: State

  /// Compares the expected state, with its shared values, with the actual state.
  func check(
    _ step: Step,
    from before: State,
    to after: State,
    shared sharedAfter: SharedLedger.Moment,
    _ expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) {
    guard exchange?.givesAnswers == true else {
      return compare(step, from: before, to: after, shared: sharedAfter, expectation, at: callSite)
    }
    // The test of a recording has answers for its reducers only.
    BesideReductions.run(nil) {
      compare(step, from: before, to: after, shared: sharedAfter, expectation, at: callSite)
    }
  }

  private func compare(
    _ step: Step,
    from before: State,
    to after: State,
    shared sharedAfter: SharedLedger.Moment,
    _ expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) {
    let exhaustive = exhaustivity == .on
    var expected = exhaustive ? before : after
    let moments = SharedMoments(
      before: shared.asserted(sharedAfter),
      // The closure changes this snapshot.
      expected: exhaustive ? shared.asserted(sharedAfter) : shared.after(sharedAfter),
      after: shared.after(sharedAfter),
      ledger: shared
    )
    let isUnchanged = areEqual(before, moments.before, after, moments)
    if isUnchanged { reportForgottenFeature(step, at: callSite) }
    if let expectation {
      do {
        try moments.expected.whileInForce {
          try dependencies(after: step).whileInForce { try expectation(&expected) }
        }
      } catch {
        return callSite.report(TestingMessages.closureThrew(error, step.kind.rawValue))
      }
    }
    guard areEqual(expected, moments.expected, after, moments) else {
      let suggestsNothing = isUnchanged && exhaustive && step.kind != .assert
      return callSite.report(
        expectation == nil
          ? TestingMessages.unexpectedChange(
            description(of: step),
            moments.texts(before, moments.before, after)
          )
          : TestingMessages.wrongExpectation(
            description(of: step),
            moments.texts(expected, moments.expected, after, suggestFrom: exhaustive ? before : after),
            isUnchanged: suggestsNothing
          )
      )
    }
    if exhaustive {
      if expectation != nil, step.kind != .assert, isUnchanged {
        callSite.report(TestingMessages.changeExpected(description(of: step)))
      }
    } else if exhaustivity.showsSkipped, step.kind != .assert {
      showSkippedChanges(step, from: before, to: after, moments, expectation, at: callSite)
    }
  }

  /// Reports a feature that no operator runs, when its action has changed nothing and started nothing.
  private func reportForgottenFeature(_ step: Step, at callSite: CallSite) {
    guard
      let action = step.action, let number = step.number, !core.hasDirectReductions, core.tools.lastAnswered < number,
      let missing = features.firstMissing(in: action),
      !observer.ledger.hasConsequence(ofAction: number)
    else { return }
    features.noteReported(missing)
    callSite.report(CoreMessages.forgottenFeature(missing, action, madeAt: self.callSite))
  }

  /// Returns whether two states are equal, and the shared values of their moments.
  private func areEqual(_ state: State, _ snapshot: SharedSnapshot, _ after: State, _ moments: SharedMoments) -> Bool {
    // Both states contain the same references, so both are read at one moment.
    moments.after.whileInForce { isSame(state, after) }
      && shared.differences(snapshot, moments.after).isEmpty
  }

  private func isSame(_ state: State, _ after: State) -> Bool {
    exchange?.givesAnswers == true
      ? RecordedEquality.areEqual(state, after, by: { areEqual($0, $1) }) : areEqual(state, after)
  }

  /// Returns the dependencies for a closure. After an action that pushed stack elements, the closure generates the same IDs.
  private func dependencies(after step: Step) -> DependencyValues {
    var values = core.dependencies
    if let number = step.number, let before = observer.ledger.origin(ofAction: number)?.nextStackElement,
      before != observer.stackElementIDs.next
    {
      values.stackElementID = .starting(at: before)
    }
    return values
  }

  private func showSkippedChanges(
    _ step: Step,
    from before: State,
    to after: State,
    _ moments: SharedMoments,
    _ expectation: ((inout State) throws -> Void)?,
    at callSite: CallSite
  ) {
    var asserted = before
    // The closure did not throw the first time. When it throws for this state, the skipped changes are unknown.
    do {
      try moments.before.whileInForce {
        try dependencies(after: step).whileInForce { try expectation?(&asserted) }
      }
    } catch { return }
    guard !areEqual(asserted, moments.before, after, moments) else { return }
    callSite.reportExpected(
      TestingMessages.skippedChanges(description(of: step), moments.texts(asserted, moments.before, after))
    )
  }

  // MARK: Actions

  /// Reports and skips the actions that the test has not received before it sends an action.
  func dealWithUnreceived(before action: Action, at callSite: CallSite) {
    guard !observer.ledger.received.isEmpty else { return }
    if exhaustivity == .on {
      callSite.report(TestingMessages.unreceived(before: action, descriptions(of: observer.ledger.received)))
    }
    skipAllReceived(at: callSite)
  }

  func skipAllReceived(at callSite: CallSite) {
    var skipped: [Action] = []
    while let next = observer.ledger.reveal() { skipped.append(next.action) }
    noteSkipped(skipped, at: callSite)
  }

  func noteSkipped(_ actions: [Action], at callSite: CallSite) {
    guard exhaustivity.showsSkipped, !actions.isEmpty else { return }
    callSite.reportExpected(TestingMessages.skippedActions(actions))
  }

  // MARK: Effects

  /// The effects that have not ended and can still send an action.
  var unfinished: [EffectInTest] {
    observer.ledger.effects.filter { !core.isIdleTimer($0.description.number) }
  }

  /// Stops all effects when the feature has dismissed itself.
  func endIfDismissed(isolation: isolated (any Actor)? = #isolation) async {
    guard isDismissed, !observer.ledger.effects.isEmpty else { return }
    core.stop()
    observer.ledger.forgetEffects()
    await driver.runUntilIdle()
  }

  private func isReported(_ effect: EffectInTest) -> Bool {
    driver.tasks.contains { $0.effect.number == effect.description.number && $0.isReported }
  }

  // MARK: The end

  /// Reports the changes that were not asserted, each at the step that led to it.
  func reportLeftovers() {
    let ledger = observer.ledger
    switch exhaustivity {
    case .on:
      let actions = ledger.unreported
      if let first = actions.first {
        first.origin.step.report(TestingMessages.neverReceived(descriptions(of: actions)))
      }
      for effects in unfinished.filter({ !isReported($0) }).groupedByStep() {
        // A loop can start thousands of effects, which are one mistake.
        let groups = effects.count > ReportLimit.reportsPerCallSite ? [effects] : effects.map { [$0] }
        for group in groups { group[0].step.report(TestingMessages.stillRunning(descriptions(of: group))) }
      }
      if ledger.received.isEmpty { reportSharedChanges(at: ledger.stepOfLast) }
    case .off(let showsSkipped):
      guard showsSkipped else { return }
      noteSkipped(ledger.received.map(\.action), at: callSite)
      if !unfinished.isEmpty { callSite.reportExpected(TestingMessages.skippedEffects(running)) }
    }
  }

  /// Reports the changes of shared values that no step has asserted.
  func reportSharedChanges(at callSite: CallSite) {
    let now = shared.now
    let changes = shared.differences(shared.asserted(now), shared.after(now))
    shared.assert(now)
    guard !changes.isEmpty else { return }
    callSite.report(TestingMessages.sharedChanges(changes))
  }
}
