internal import HeadgateSupport
import HeadgateCore

/// The progress of a test: the state and actions that the test has asserted, and those that it has not. Runs nothing.
struct TestLedger<State, Action> {
  /// A reduced action that the test has not received.
  struct Received {
    var action: Action
    var number: UInt64
    var origin: ActionOriginInTest
    /// The state after the action.
    var state: State
    /// The shared values before and after the action.
    var sharedBefore: SharedLedger.Moment
    var sharedAfter: SharedLedger.Moment
  }

  /// Whether the feature dismissed itself.
  var isDismissed = false
  /// The state after the last action that the test sent or received.
  var state: State
  private(set) var received = Queue<Received>()
  /// The running effects in the order of their start.
  private(set) var effects: [EffectInTest] = []
  /// The last effects that were cancelled by their ids.
  private(set) var cancelled: [CancelledEffect] = []
  /// The state right after the action that the test sends, once it is reduced.
  private(set) var stateAfterSend: State?
  /// The moment of the shared values then.
  private(set) var sharedAfterSend: SharedLedger.Moment = 0
  let shared: SharedLedger
  /// The shared values when the current action was received.
  private var sharedBefore: SharedLedger.Moment = 0
  /// The number of the action that the test sends, once the store receives it.
  private(set) var sentNumber: UInt64?

  /// The call site of the current step.
  private var step: CallSite
  private var awaitsSend = false
  /// The actions by number, without gaps, and their origins.
  private var actions: [Action] = []
  private var origins: [ActionOriginInTest] = []
  private var firstNumber: UInt64 = 1
  /// All effects ever started, by number.
  private var started: [UInt64: EffectInTest] = [:]
  private var current: (number: UInt64, isSent: Bool)?
  /// The state after actions that were dropped without being received.
  private var stateAfterDrop: State?
  /// The number of the last action that a report named as not received.
  private var reportedNumber: UInt64 = 0

  init(state: State, shared: SharedLedger, step: CallSite) {
    self.state = state
    self.shared = shared
    self.step = step
  }

  // MARK: The test

  mutating func begin(_ step: CallSite) {
    self.step = step
  }

  mutating func beginSend() {
    stateAfterSend = nil
    sentNumber = nil
    awaitsSend = true
  }

  mutating func endSend() {
    awaitsSend = false
    if let last = stateAfterDrop ?? stateAfterSend { state = last }
    shared.assert(stateAfterDrop == nil ? sharedAfterSend : shared.now)
    sharedAfterSend = 0
    stateAfterSend = nil
    stateAfterDrop = nil
  }

  /// Reveals the next action with the state after it.
  mutating func reveal(isReceived: Bool = false) -> Received? {
    guard let first = received.popFirst() else { return nil }
    if let index = index(of: first.number) { origins[index].end = ActionEndInTest(step: step, isReceived: isReceived) }
    state = first.state
    shared.assert(first.sharedAfter)
    return first
  }

  /// Drops the pending actions after a report that the test never receives them.
  mutating func dropReceived(state last: State) {
    received = Queue()
    state = last
    shared.assert(shared.now)
    stateAfterDrop = awaitsSend || stateAfterSend != nil ? last : nil
  }

  /// The pending actions that no report has named.
  var unreported: [Received] { received.filter { $0.number > reportedNumber } }

  /// Marks the pending actions as reported.
  mutating func noteReported() {
    reportedNumber = received.last?.number ?? reportedNumber
  }

  /// The next action to be received.
  var next: Received? { received.first }

  /// Notes an effect that was cancelled by its id: the test may wait for what it would have sent.
  mutating func effectCancelled(_ number: UInt64, because reason: CancelReason) {
    if reason != .other, let effect = effects.last(where: { $0.description.number == number }) {
      cancelled.append(CancelledEffect(effect: effect, reason: reason, action: current?.number))
      if cancelled.count > 3 { cancelled.removeFirst() }
    }
    effectEnded(number)
  }

  /// Removes all running effects after they are cancelled.
  mutating func forgetEffects() {
    effects = []
  }

  // MARK: The store

  mutating func actionReceived(_ received: ReceivedAction<Action>, nextStackElement: UInt64) {
    let isSent = awaitsSend && received.cause == .sent
    if isSent { awaitsSend = false }
    if origins.isEmpty { firstNumber = received.number }
    origins.append(
      ActionOriginInTest(
        cause: received.cause,
        fileID: received.fileID,
        line: received.line,
        step: step(of: received.cause),
        nextStackElement: nextStackElement
      )
    )
    actions.append(received.action)
    if isSent { sentNumber = received.number }
    current = (received.number, isSent)
    sharedBefore = shared.now
  }

  mutating func actionReduced(state: State) {
    guard let current, let action = actions.last, let origin = origins.last else { return }
    guard !current.isSent else {
      stateAfterSend = state
      sharedAfterSend = shared.now
      return
    }
    received.append(
      Received(
        action: action,
        number: current.number,
        origin: origin,
        state: state,
        sharedBefore: sharedBefore,
        sharedAfter: shared.now
      )
    )
  }

  mutating func effectStarted(_ effect: EffectDescription) {
    let new = EffectInTest(description: effect, step: step(of: effect.cause))
    effects.append(new)
    started[effect.number] = new
  }

  mutating func effectEnded(_ number: UInt64) {
    effects.removeAll { $0.description.number == number }
  }

  // MARK: Origins

  /// Returns the step of the test that led to an action or effect.
  private func step(of cause: ActionCause) -> CallSite {
    switch cause {
    case .sent: step
    case .action(let number): origin(ofAction: number)?.step ?? step
    case .effect(let number): started[number]?.step ?? step
    }
  }

  /// The step of the test that led to the last action.
  var stepOfLast: CallSite { origins.last?.step ?? step }

  /// Returns the last actions, the latest last.
  func lastActions(_ count: Int) -> ArraySlice<Action> { actions.suffix(count) }

  func action(_ number: UInt64) -> Action? {
    index(of: number).map { actions[$0] }
  }

  func origin(ofAction number: UInt64) -> ActionOriginInTest? {
    index(of: number).map { origins[$0] }
  }

  private func index(of number: UInt64) -> Int? {
    guard number >= firstNumber, number - firstNumber < UInt64(origins.count) else { return nil }
    return Int(number - firstNumber)
  }

  /// Returns how the test dealt with the last action that matches, if it does not wait any more.
  func endOfLast(where isMatching: (Action) -> Bool) -> ActionEndInTest? {
    actions.indices.last { origins[$0].end != nil && isMatching(actions[$0]) }.flatMap { origins[$0].end }
  }

  /// Returns whether an action was answered by another action, or by an effect.
  func hasConsequence(ofAction number: UInt64) -> Bool {
    origins.contains { $0.cause == .action(number) }
      || started.values.contains { $0.description.cause == .action(number) }
  }

  func effect(_ number: UInt64) -> EffectDescription? {
    started[number]?.description
  }
}
