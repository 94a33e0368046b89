internal import HeadgateCore
internal import HeadgateRecordings

/// Observes a store on its actor, and passes what happens to the queue of a recording.
final class RecordingObserver: StoreObserver {
  /// Calls this observer, so it is there. A weak reference would make each call slow.
  private unowned let core: AnyStoreCore
  private let queue: RecordingQueue
  private let answers: AnswerNotes
  private let versions: SharedVersions
  private let clock: RecordingClock
  private let states: RecordingOptions.States
  private var schedule: SnapshotSchedule
  /// Encodes what may not leave the actor; nil if everything may.
  private let encoder: RecordingEncoder?
  /// Encodes the values of other code, whose types are not known to be sendable.
  private lazy var sharedEncoder = encoder ?? RecordingEncoder()
  private var lastAction: UInt64
  /// Whether the last action was reduced, and the store has neither published the state nor started an effect since. An effect that is
  /// cancelled now was cancelled by this action.
  private var isAfterReduction = false
  /// The action that is reduced, until its end.
  private var received: (cause: ActionCause, file: StaticString, line: UInt, start: Int64)?

  init(
    _ core: AnyStoreCore,
    queue: RecordingQueue,
    answers: AnswerNotes,
    versions: SharedVersions,
    clock: RecordingClock,
    options: RecordingOptions,
    after action: UInt64,
    encodesHere: Bool
  ) {
    self.core = core
    self.queue = queue
    self.answers = answers
    self.versions = versions
    self.clock = clock
    states = options.states
    schedule = SnapshotSchedule(interval: options.snapshotInterval, after: action)
    lastAction = action
    encoder = encodesHere ? RecordingEncoder() : nil
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    switch event {
    case .actionReceived(let action):
      received = (action.cause, action.fileID, action.line, clock.now)
      answers.isReducing(action.number)
    case .actionReduced(let number, let action): reduced(number, action, state)
    case .effectStarted(let effect):
      isAfterReduction = false
      append(.effectStarted(effect))
    case .effectEmitted(let effect, _): append(.effectEmitted(effect.number))
    case .effectFinished(let effect): append(.effectEnded(effect.number, .finished, nil, by: nil))
    case .effectCancelled(let effect):
      let reason = RecordedEffect.CancelReason(core.cancelReason)
      append(.effectEnded(effect.number, .cancelled, reason, by: isAfterReduction ? lastAction : nil))
    case .stateChanged(let number):
      isAfterReduction = false
      guard schedule.mayBeDue(after: number) else { return }
      let demand = queue.snapshotDemand
      if schedule.isDue(after: number, time: clock.now, cost: demand.cost, isNeeded: demand.isNeeded) {
        snapshot(state())
      }
    case .sharedStateChanged(let change): changed(change)
    case .childAttached, .childDetached: break
    }
  }

  private func reduced<State, Action>(_ number: UInt64, _ action: Action, _ state: () -> State) {
    // An observer that is added during a reduction sees only its end.
    guard let (cause, file, line, start) = received else { return }
    received = nil
    lastAction = number
    isAfterReduction = true
    let end = clock.now
    queue.append(
      RecordingEntry(
        time: start,
        event: .action(
          number: number,
          value(action),
          cause: cause,
          file: file,
          line: line,
          duration: end - start
        )
      )
    )
    switch states {
    case .snapshots: break
    case .checked: append(.dump(action: number, untracked { CoreMessages.dump(state()) }))
    case .everyState: snapshot(state())
    }
  }

  /// Writes a state. Until it is encoded, a change of a collection in the state copies the collection, once.
  func snapshot<State>(_ state: State) {
    let shared = versions.begin()
    append(.snapshot(action: lastAction, value(state), shared: shared))
  }

  private func changed(_ change: SharedStateChange) {
    let (coding, text) = sharedEncoder.text(of: change.newAny)
    append(
      .sharedChange(
        RecordedSharedChange(
          action: received == nil ? lastAction : lastAction + 1,
          cause: RecordedCause(change.cause),
          reference: change.reference,
          name: change.name,
          time: clock.now,
          coding: coding,
          value: text
        )
      )
    )
  }

  private func value<Value>(_ value: Value) -> RecordingEntry.Value {
    guard let encoder else { return .later(value) }
    let (coding, text) = encoder.text(of: value)
    return .encoded(name: actionLabel(value), coding, text)
  }

  private func append(_ event: RecordingEntry.Event) {
    queue.append(RecordingEntry(time: clock.now, event: event))
  }
}

extension RecordedEffect.CancelReason {
  init(_ reason: CancelReason) {
    self =
      switch reason {
      case .other: .other
      case .idTaken: .idTaken
      case .id: .id
      case .childGone: .featureEnded
      case .tool: .tool
      }
  }
}
