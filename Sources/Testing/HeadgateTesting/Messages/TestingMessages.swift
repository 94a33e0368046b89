internal import CustomDump
import HeadgateCore

/// The messages of this target: the fact, the values, the likely causes and a fix for each.
enum TestingMessages {
  /// The system has no task executors. This is not a report: a test store cannot exist.
  static let systemIsTooOld = """
    A test store needs macOS 15, iOS 18, tvOS 18, watchOS 11 or visionOS 2 to run, and this system is older. The app that is tested can \
    run on older systems. Run the tests in a newer simulator or on a newer system, or leave them out here with \
    '.enabled(if:)' and '#available'.
    """

  /// A step of a test in reports.
  struct StepText {
    /// `send`, `receive` or `assert`.
    var kind: String
    var action: String?
    /// The origin of a received action.
    var cause: String

    /// `"send" of .tapped`
    var text: String { action.map { "\"\(kind)\" of \($0)" } ?? "\"\(kind)\"" }

    var origin: String { cause.isEmpty ? "" : "\n\nThe action was \(cause)." }
  }

  /// An action that arrived.
  struct ActionText {
    var dump: String
    var cause: String
    /// The code after `store.receive`.
    var receiving: String

    static let notShown = Self(dump: "", cause: "", receiving: "")
  }

  /// An effect that has not ended.
  struct EffectText {
    /// The name of the effect, its call site, its cause and the line of the test.
    var origin: String
    var sleepsUntil: String?

    var text: String {
      "\(origin)\n  "
        + (sleepsUntil.map { "sleeps on a test clock until \($0)" } ?? "waits for something that is no test clock")
    }
  }

  // MARK: State

  /// - Parameter isUnchanged: Whether the step changed nothing, so that there is no change to suggest.
  static func wrongExpectation(_ step: StepText, _ state: StateTexts, isUnchanged: Bool) -> String {
    let fix =
      if isUnchanged {
        """
        • The state is what it was before. If that is right, leave out the closure.
        • If the test is right, the reducer does not change the state, or an earlier line of the test has the same change.
        """
      } else {
        """
        • If the reducer is right, say in the closure what \(step.kind == "assert" ? "is there" : "it does"):

        \(state.suggestion)

        • If the test is right, the reducer does something else.
        """
      }
    return """
      After \(step.text), the state is not the expected one:

      \(state.difference)

      (−: expected, +: actual)\(step.origin)

      \(fix) [TEST-1]
      """
  }

  static func unexpectedChange(_ step: StepText, _ state: StateTexts) -> String {
    """
    After \(step.text), the state has changed, and the test expects no change:

    \(state.difference)

    (−: before, +: after)\(step.origin)

    • If the reducer is right, say in a closure what it does:

    \(state.suggestion)

    • If that is not what this test is about, set "store.exhaustivity = .off".
    • If the test is right, the reducer should leave the state alone. [TEST-2]
    """
  }

  static func changeExpected(_ step: StepText) -> String {
    """
    After \(step.text), the state is what it was before, and so is what the closure made of it. A closure says that something \
    changes.\(step.origin)

    • If nothing should change, leave out the closure.
    • If something should, the reducer does not do it, or the state had that value before. [TEST-3]
    """
  }

  static func closureThrew(_ error: any Error, _ kind: String) -> String {
    """
    The closure of "\(kind)" threw an error, so that nothing was asserted:

    \(dump(error))

    • If the state should have had what the closure asked for, the reducer or an earlier step is wrong. [TEST-4]
    """
  }

  static func skippedChanges(_ step: StepText, _ state: StateTexts) -> String {
    """
    After \(step.text), changes of the state were not asserted:

    \(state.difference)

    (−: asserted, +: actual) [TEST-5]
    """
  }

  // MARK: Actions

  static func unreceived<Action>(before action: Action, _ actions: [ActionText]) -> String {
    """
    \(label(action)) was sent before the test had received \(count(actions.count, "action")) that came before:

    \(list(actions))

    • Receive \(actions.count == 1 ? "it" : "them") first:

    \(receiveLines(actions))

    • If that is not what this test is about, call "await store.skipReceivedActions()", or set "store.exhaustivity = .off". [TEST-6]
    """
  }

  static func neverReceived(_ actions: [ActionText]) -> String {
    """
    The test has ended without receiving \(count(actions.count, "action")) that came after this line:

    \(list(actions))

    • Receive \(actions.count == 1 ? "it" : "them"):

    \(receiveLines(actions))

    • If that is not what this test is about, call "await store.skipReceivedActions()", or set "store.exhaustivity = .off". [TEST-7]
    """
  }

  static func notReceived(_ actions: [ActionText]) -> String {
    """
    The test expects all actions to have been received, and \(count(actions.count, "action")) \(actions.count == 1 ? "was" : "were") \
    not:

    \(list(actions))

    • Receive \(actions.count == 1 ? "it" : "them"):

    \(receiveLines(actions))

    • If that is not what this test is about, call "await store.skipReceivedActions()", or set "store.exhaustivity = .off". [TEST-28]
    """
  }

  static func nothingReceived<Action>(
    _ expected: String,
    _ others: [Action],
    similar: (expected: Action, actual: Action)?,
    earlier: ActionEndInTest?,
    _ effects: [EffectText],
    cancelled: [String],
    after outcome: EffectDriver.Outcome
  ) -> String {
    let nothing = earlier == nil ? "nothing has come" : "nothing more has come"
    return """
      The test expects to receive \(expected), and \(others.isEmpty ? nothing : "it has not come").

      \(others.isEmpty ? "" : "What has come instead:\n\n\(list(others.map(label)))\n\n")\
      \(similar.map { "How it differs from the one of the same case:\n\n\(difference($0, $1))\n\n(−: expected, +: received)\n\n" } ?? "")\
      \(earlier.map { "\(text(of: $0))\n\n" } ?? "")\(explanation(of: outcome, effects, cancelled)) [TEST-8]
      """
  }

  static func anotherAction<Action>(
    _ expected: String,
    _ expectedAction: Action?,
    _ actual: Action,
    _ received: ActionText
  ) -> String {
    """
    The test expects to receive \(expectedAction.map(label) ?? expected), and another action has come:

    \(expectedAction.map { difference($0, actual) + "\n\n(−: expected, +: received)" } ?? received.dump)

    The action was \(received.cause).

    • If this action comes first, receive it first:

    \(receiveLines([received]))

    • If it should not come, the effect that sent it does something else than expected. [TEST-9]
    """
  }

  static func noActionToSkip() -> String {
    """
    There are no received actions to skip.

    • If they come later, do first what makes them come: advance the clock, or wait with "receive".
    • If there may be none, say so: "await store.skipReceivedActions(strict: false)". [TEST-10]
    """
  }

  static func skippedActions<Action>(_ actions: [Action]) -> String {
    """
    \(count(actions.count, "received action")) \(actions.count == 1 ? "was" : "were") skipped:

    \(list(actions.map(label))) [TEST-11]
    """
  }

  // MARK: Effects

  static func stillRunning(_ effects: [EffectText]) -> String {
    """
    The test has ended, and \(effects.count == 1 ? "an effect that comes" : "\(count(effects.count, "effect")) that come") from this \
    line \(effects.count == 1 ? "has" : "have") not:

    \(list(effects))

    \(remedies(effects)) [TEST-12]
    """
  }

  static func notFinished(_ effects: [EffectText], after outcome: EffectDriver.Outcome) -> String {
    """
    The test expects all effects to have ended, and \(count(effects.count, "effect")) \(effects.count == 1 ? "has" : "have") not\
    \(timeText(outcome)):

    \(list(effects))

    \(remedies(effects)) [TEST-13]
    """
  }

  static func taskNotFinished(_ tasks: [EffectText], after outcome: EffectDriver.Outcome) -> String {
    """
    The test expects the effects of a "send" to have ended, and they have not\(timeText(outcome)). What runs in the store:

    \(list(tasks))

    \(remedies(tasks)) [TEST-14]
    """
  }

  static func noEffectToSkip() -> String {
    """
    There are no effects in flight to skip.

    • If they start later, do first what makes them start.
    • If there may be none, say so: "await store.skipInFlightEffects(strict: false)". [TEST-15]
    """
  }

  static func skippedEffects(_ effects: [EffectText]) -> String {
    """
    \(count(effects.count, "effect")) in flight \(effects.count == 1 ? "was" : "were") skipped:

    \(list(effects)) [TEST-16]
    """
  }

  // MARK: The store itself

  static func mainActorIsBusy(_ effects: [EffectText], after bound: Duration) -> String {
    """
    Waiting for the main actor, which did not let anybody through for \(bound). Effects that may be on it:

    \(origins(effects))

    • If a test or an effect blocks the main thread (a semaphore, a synchronous read), let it suspend instead.
    • If the main actor is only slow here, set "store.timeout" to more. [TEST-17]
    """
  }

  static func spinning(_ effects: [EffectText]) -> String {
    """
    The effects of a step do not come to rest, and were cancelled. What ran:

    \(origins(effects))

    • If one waits in a loop (with "Task.yield()", or by asking the main actor again and again), let it suspend instead: an \
    "AsyncStream", a continuation, or the clock of the dependencies.
    • If one is a timer, its clock never makes it wait: give the feature a "TestClock", and not an "ImmediateClock" or none.
    • If effects send actions that start them again, let them end. [TEST-18]
    """
  }

  static func endlessChain(_ cycle: [String], limit: Int) -> String {
    """
    Actions answer one another without end: \(number(limit)) followed one another, and nothing suspended in between. The chain was \
    stopped, its actions were dropped, and the effects of the store were cancelled. What repeats:

    \(list(cycle))

    • If a reducer answers an action with itself or with one before it (".send"), look for the condition that ends this.
    • If the chain is meant to be this long, set the dependency "storeChainLimit" of the store. [TEST-27]
    """
  }

  static func calledFromWithin() -> String {
    """
    A test store was used from one of its own effects or reducers, which it is running at this moment. Nothing was done.

    • In an effect, use its "send". A test store is used by the test only. [TEST-19]
    """
  }

  static func stepInProgress() -> String {
    """
    A test store was used while another of its steps was still being performed. Nothing was done.

    • Wait for a step before the next one: "await store.send(…)" in the test itself, and not in a "Task { }" beside it. [TEST-26]
    """
  }

  static func sentAfterDismissal<Action>(_ action: Action) -> String {
    """
    \(label(action)) was sent after the feature had dismissed itself: where it is presented, it is gone by then.

    • If the test goes on by mistake, end it here.
    • If the feature should not be dismissed yet, look at what called "dismiss". [TEST-25]
    """
  }

  // MARK: Time drawn as text

  static func otherTimeline(input: String, expected: String, actual: String) -> String {
    """
    Something else has come of the input than expected:

        input     \(input)
        expected  \(expected)
        actual    \(actual)
                  \(String(repeating: " ", count: zip(expected, actual).prefix { $0 == $1 }.count))^

    • If what has come is right, draw that.
    • What is due at a tick comes before what is put in at that tick. [TEST-20]
    """
  }

  static func unreadableDrawing(input: String, output: String, _ mistake: String) -> String {
    """
    A drawing of time cannot be read, since \(mistake):

        input     \(input)
        expected  \(output)

    • Each character is a tick, "-" one at which nothing happens, "|" the end; "(ab)" are several at one tick. [TEST-21]
    """
  }

  // MARK: Leaks

  static func goesOn(_ effects: [EffectText], after bound: Duration) -> String {
    """
    The feature was closed, and \(count(effects.count, "effect")) \(effects.count == 1 ? "has" : "have") not ended \(bound) later:

    \(list(effects))

    • Effects are cancelled when their feature goes. One that goes on does not look: a loop needs \
    "try Task.checkCancellation()", a continuation "withTaskCancellationHandler". [TEST-22]
    """
  }

  static func storesAreKept(_ names: [String]) -> String {
    """
    A test is done with a feature, and something keeps its store:

    \(names.map { "    \($0)" }.joined(separator: "\n"))

    • If the test keeps it outside of the closure, make it inside and leave it there.
    • If an object that the feature uses keeps it, as in a closure that captures the store, have it let go. [TEST-23]
    """
  }

  static func objectsAreKept(_ names: [String]) -> String {
    """
    The feature was closed, and something keeps \(count(names.count, "object")) that should have gone with it:

    \(names.map { "    \($0)" }.joined(separator: "\n"))

    • If two objects keep each other, make one of the references weak.
    • If an effect keeps it, as in a closure that it has registered, remove that in "withTaskCancellationHandler" or "defer".
    • If the test keeps it, make it inside of the closure. [TEST-24]
    """
  }
}
