internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateSupport

/// Observes a store on its actor, and passes what happens to the queue of a recording.
final class RecordingObserver: DirectActionObserver {
  /// Calls this observer, so it is there. A weak reference would make each call slow.
  private unowned let core: AnyStoreCore
  private let queue: RecordingQueue
  private let answers: AnswerNotes
  private let versions: SharedVersions
  private let clock: RecordingClock
  private let states: RecordingOptions.States
  // Calls of the store's actor use what varies, one after the other. A check of each access at run time costs more than the access.
  @exclusivity(unchecked) private var schedule: SnapshotSchedule
  /// Encodes what may not leave the actor; nil if everything may.
  private let encoder: RecordingEncoder?
  /// The names of values that were encoded here, and whose types are noted, by the type of the value.
  @exclusivity(unchecked) private var namesWithShape: [ObjectIdentifier: Set<String>] = [:]
  /// Encodes the values of other code, whose types are not known to be sendable.
  private lazy var sharedEncoder = encoder ?? RecordingEncoder()
  @exclusivity(unchecked) private var lastAction: UInt64
  /// Whether the last action was reduced, and the store has neither published the state nor started an effect since. An effect that is
  /// cancelled now was cancelled by this action.
  @exclusivity(unchecked) private var isAfterReduction = false
  /// The action that is reduced, until its end.
  @exclusivity(unchecked) private var received: (cause: ActionCause, file: StaticString, line: UInt, start: Int64)?

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
    case .effectStarted(let effect):
      isAfterReduction = false
      append(.effectStarted(effect))
    case .effectEmitted(let effect, _): append(.effectEmitted(effect.number))
    case .effectFinished(let effect): append(.effectEnded(effect.number, .finished, nil, by: nil))
    case .effectCancelled(let effect):
      let reason = RecordedEffect.CancelReason(core.observers.cancelReason)
      append(.effectEnded(effect.number, .cancelled, reason, by: isAfterReduction ? lastAction : nil))
    case .sharedStateChanged(let change): changed(change)
    case .actionReceived, .actionReduced, .stateChanged, .childAttached, .childDetached: break
    }
  }

  func storeWillReduce(_ number: UInt64, cause: ActionCause, callSite: CallSite) {
    received = (cause, callSite.fileID, callSite.line, clock.now)
    answers.willReduce(number)
  }

  func storeDidReduce<State, Action>(_ number: UInt64, _ action: Action, state: () -> State) {
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

  func storeWillPublish<State>(after number: UInt64, state: () -> State) {
    isAfterReduction = false
    guard schedule.mayBeDue(after: number) else { return }
    let demand = queue.snapshotDemand
    if schedule.isDue(after: number, time: clock.now, cost: demand.cost, isNeeded: demand.isNeeded) {
      snapshot(state())
    }
  }

  /// Writes a state. Until it is encoded, a change of a collection in the state copies the collection, once.
  func snapshot<State>(_ state: State) {
    let shared = versions.begin()
    append(.snapshot(action: lastAction, value(state), shared: shared))
    // A type that is sendable has no object that changes. A replay of each state runs no reducer.
    guard encoder != nil, states != .everyState, let object = SameObject.find(in: state) else { return }
    append(.sameObject(action: lastAction, object))
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
    let name = actionLabel(value)
    guard namesWithShape[ObjectIdentifier(Value.self), default: []].insert(name).inserted else {
      return .encoded(name: name, coding, text, nil)
    }
    var shapes = TypeShapes()
    _ = untracked { shapes.add(typesOf: value) }
    return .encoded(name: name, coding, text, shapes)
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
