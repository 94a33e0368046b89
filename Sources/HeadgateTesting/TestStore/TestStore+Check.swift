internal import CustomDump
import HeadgateCore
import HeadgateDependenciesRuntime

/// What all steps of a test have in common.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// What the state is checked after.
  struct Step {
    enum Kind: String {
      case send, receive, assert
    }
    var kind: Kind
    var action: Action?
    /// The number of the action.
    var number: UInt64?
  }

  /// Begins a step, which ends with `hand.endStep()`; false, with a report, when the caller may not: it is one of the store's own
  /// effects, or another step is in its midst.
  func begin(at place: SourceLocation, isolation: isolated (any Actor)? = #isolation) -> Bool {
    switch hand.beginStep() {
    case .calledFromWithin: place.report(TestingMessages.calledFromWithin())
    case .stepInProgress: place.report(TestingMessages.stepInProgress())
    case nil:
      observer.ledger.begin(place)
      return true
    }
    return false
  }

  /// Reports what kept the effects from coming to rest.
  func report(_ rest: Hand.Rest, at place: SourceLocation) {
    switch rest {
    case .reached: break
    case .mainActorIsBusy:
      place.report(TestingMessages.mainActorIsBusy(running, after: max(timeout, hand.mainActorBound)))
    case .spinning:
      place.report(TestingMessages.spinning(running))
      // They would take as long in each step to come.
      core.stop()
      observer.ledger.forgetEffects()
    case .refused: place.report(TestingMessages.calledFromWithin())
    }
  }

  // MARK: State

  /// Compares what the test expects with what came.
  func check(
    _ step: Step,
    from before: State,
    to after: State,
    _ expectation: ((inout State) throws -> Void)?,
    at place: SourceLocation
  ) {
    let exhaustive = exhaustivity == .on
    var expected = exhaustive ? before : after
    if let expectation {
      do {
        try dependencies(after: step).whileInForce { try expectation(&expected) }
      } catch {
        return place.report(TestingMessages.closureThrew(error, step.kind.rawValue))
      }
    }
    guard areEqual(expected, after) else {
      return place.report(
        expectation == nil
          ? TestingMessages.unexpectedChange(description(of: step), before: before, after: after)
          : TestingMessages.wrongExpectation(
            description(of: step),
            expected: expected,
            actual: after,
            start: exhaustive ? before : after
          )
      )
    }
    if exhaustive {
      if expectation != nil, step.kind != .assert, areEqual(before, after) {
        place.report(TestingMessages.changeExpected(description(of: step)))
      }
    } else if exhaustivity.showsSkipped, step.kind != .assert {
      showSkippedChanges(step, from: before, to: after, expectation, at: place)
    }
  }

  /// The dependencies for a closure: where the action has put something on a stack, the closure makes the same ids.
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
    _ expectation: ((inout State) throws -> Void)?,
    at place: SourceLocation
  ) {
    var asserted = before
    // It was called once and did not throw; when it does now, because the state is another one, nothing can be said.
    do { try dependencies(after: step).whileInForce { try expectation?(&asserted) } } catch { return }
    guard !areEqual(asserted, after) else { return }
    place.reportExpected(TestingMessages.skippedChanges(description(of: step), asserted: asserted, actual: after))
  }

  // MARK: Actions

  /// Before an action is sent, all that came must have been received.
  func dealWithUnreceived(before action: Action, at place: SourceLocation) {
    guard !observer.ledger.received.isEmpty else { return }
    if exhaustivity == .on {
      place.report(TestingMessages.unreceived(before: action, descriptions(of: observer.ledger.received)))
    }
    skipAllReceived(at: place)
  }

  func skipAllReceived(at place: SourceLocation) {
    var skipped: [Action] = []
    while let next = observer.ledger.reveal() { skipped.append(next.action) }
    noteSkipped(skipped, at: place)
  }

  func noteSkipped(_ actions: [Action], at place: SourceLocation) {
    guard exhaustivity.showsSkipped, !actions.isEmpty else { return }
    place.reportExpected(TestingMessages.skippedActions(actions))
  }

  // MARK: Effects

  /// The effects that have not ended and may still bring something.
  var unfinished: [EffectInTest] {
    observer.ledger.effects.filter { !core.isIdleTimer($0.description.number) }
  }

  /// A feature that has dismissed itself is gone, with its effects.
  func endIfDismissed(isolation: isolated (any Actor)? = #isolation) async {
    guard isDismissed, !observer.ledger.effects.isEmpty else { return }
    core.stop()
    observer.ledger.forgetEffects()
    await hand.settle()
  }

  private func isReported(_ effect: EffectInTest) -> Bool {
    hand.tasks.contains { $0.effect.number == effect.description.number && $0.isReported }
  }

  // MARK: The end

  /// Reports what was not asserted, each at the line of the test that it comes from.
  func reportLeftovers() {
    let ledger = observer.ledger
    switch exhaustivity {
    case .on:
      let actions = ledger.unreported
      if let first = actions.first {
        first.origin.step.report(TestingMessages.neverReceived(descriptions(of: actions)))
      }
      for effect in unfinished where !isReported(effect) {
        effect.step.report(TestingMessages.stillRunning(description(of: effect)))
      }
    case .off(let showsSkipped):
      guard showsSkipped else { return }
      noteSkipped(ledger.received.map(\.action), at: place)
      if !unfinished.isEmpty { place.reportExpected(TestingMessages.skippedEffects(running)) }
    }
  }
}
