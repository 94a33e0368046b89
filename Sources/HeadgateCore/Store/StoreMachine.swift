public import HeadgateSupport

/// What a store does next: the machine decides, the store performs.
///
/// The machine knows no state and runs no user code: reducers run between two of its steps, on state that is outside of it. So
/// a send from inside a reducer finds it closed and consistent. It is the one place where order, cancellation and the life of
/// effects are decided, and it is tested as a struct, without an actor, a task or a clock.
@usableFromInline
package struct StoreMachine {
  @usableFromInline
  package enum Step {
    /// Let the reducer see an action, and tell the effect with ``reduced(_:origin:)``.
    case reduce(QueuedAction)
    /// Stop the task of an operation.
    case cancel(Job)
    /// The queue is empty: show the state.
    case publish
    /// Start the operation of a job.
    case start(Job, RunEffect)
    case idle
  }

  @usableFromInline var queue = Queue<QueuedAction>()
  @usableFromInline var starts = Queue<Job>()
  @usableFromInline var cancelled = Queue<Job>()
  package var needsPublish = false
  var sends: [SendLifetime?] = []
  var retained: [SendLifetime] = []
  var jobNumber: UInt64 = 0
  var operations: [UInt64: Job] = [:]
  /// What user code may run in its `deinit`: let go by the store, with the machine closed.
  var discarded: [EffectTree] = []
  let effectLock: Locked<UInt8>

  /// The root of the places at which effects run.
  @usableFromInline package let effectOwners: EffectOwner
  @usableFromInline package var actionNumber: UInt64 = 0

  package init(effectLock: Locked<UInt8> = Locked<UInt8>(0)) {
    self.effectLock = effectLock
    effectOwners = EffectOwner(lock: effectLock)
  }

  // MARK: Actions

  /// Opens the record of a send from outside; its lifetime is made when it turns out to have an operation.
  package mutating func openSend() -> Int {
    sends.append(nil)
    return sends.count - 1
  }

  /// Closes the record of a send, and those of sends inside it, and returns what came of it.
  package mutating func closeSend(_ record: Int) -> SendLifetime? {
    let lifetime = sends[record]
    sends.removeSubrange(record...)
    return lifetime
  }

  package mutating func enqueue(
    _ action: AnySentAction,
    origin: ActionOrigin,
    job: Job? = nil,
    effectOwner: EffectOwner? = nil
  ) {
    var holder = job
    while let job = holder {
      job.queued += 1
      holder = job.parent
    }
    effectOwner?.hold()
    queue.append(QueuedAction(action: action, origin: origin, job: job, effectOwner: effectOwner))
  }

  /// Queues an action that is sent while another is being reduced.
  package mutating func enqueueReentrant(_ action: AnySentAction, cause: ActionCause) -> SendLifetime {
    let lifetime = SendLifetime(parent: nil, lock: effectLock, open: 1)
    retained.append(lifetime)
    enqueue(action, origin: ActionOrigin(send: .lifetime(lifetime), cause: cause))
    return lifetime
  }

  /// Queues an action that a running operation sends; false when the operation was cancelled.
  package mutating func emit(_ action: AnySentAction, from number: UInt64, lifetime: SendLifetime) -> Bool {
    guard let job = operations[number], !job.isCancelled, !lifetime.isCancelled, !lifetime.isStopped else {
      return false
    }
    enqueue(action, origin: ActionOrigin(send: .lifetime(lifetime), cause: .effect(number)), job: job)
    return true
  }

  package mutating func next() -> Step {
    while true {
      if let job = cancelled.popFirst() { return .cancel(job) }
      if let entry = queue.popFirst() {
        dequeued(entry)
        guard isCancelled(entry) else {
          actionNumber += 1
          needsPublish = true
          return .reduce(entry)
        }
        discarded.append(.send(entry.action))
        continue
      }
      if needsPublish {
        needsPublish = false
        return .publish
      }
      guard let job = starts.popFirst() else { return .idle }
      guard !job.isCancelled, case .run(let run) = job.role else { continue }
      if !lifetime(of: job.origin).isCancelled { return .start(job, run) }
      // Its send was cancelled before it could start.
      finished(job.number)
    }
  }

  /// Takes the effect of the action that was reduced last.
  package mutating func reduced(_ tree: EffectTree, origin: ActionOrigin) {
    // What comes of the effect, now or later, comes of this action.
    var origin = ActionOrigin(send: origin.send, cause: .action(actionNumber))
    if case .lifetime(let lifetime) = origin.send {
      guard !lifetime.isCancelled else { return discarded.append(tree) }
      origin.send = .lifetime(lifetime.current)
    }
    accept(tree, at: effectOwners, under: nil, dependencies: nil, origin: origin)
  }

  private func isCancelled(_ entry: QueuedAction) -> Bool {
    if let job = entry.job, job.isCancelled || job.isCancelledElsewhere { return true }
    if let effectOwner = entry.effectOwner, effectOwner.isGone { return true }
    return switch entry.origin.send {
    case .lifetime(let lifetime): lifetime.isCancelled
    case .record(let record): sends[record]?.isCancelled ?? false
    }
  }

  // MARK: What is let go

  /// Takes the effects that hold values of users and that the machine has no more use for; to be released when it is closed.
  package mutating func takeDiscarded() -> [EffectTree] {
    guard !discarded.isEmpty else { return [] }
    defer { discarded = [] }
    return discarded
  }

  /// Gets back the memory of what was taken, to be used again.
  package mutating func reuse(_ emptied: [EffectTree]) {
    if discarded.isEmpty { discarded = emptied }
  }

  /// Keeps a lifetime that was opened from being done until what its actions start in this drain has started.
  mutating func retain(_ lifetime: SendLifetime) {
    if retained.last === lifetime { lifetime.close() } else { retained.append(lifetime) }
  }

  /// Ends the retained: what was to start has started.
  package mutating func takeRetained() -> [SendLifetime] {
    guard !retained.isEmpty else { return [] }
    defer { retained = [] }
    return retained
  }

  /// Whether nothing runs, waits or is to be let go.
  package var isEmpty: Bool {
    !effectOwners.hasJobs && !effectOwners.hasGroups && queue.isEmpty && retained.isEmpty && discarded.isEmpty
  }

  /// Whether a drain would find nothing to do and nothing runs in a place that could go.
  @inlinable
  package var isQuiet: Bool { queue.isEmpty && cancelled.isEmpty && starts.isEmpty && !effectOwners.hasGroups }

  package var runningOperations: [Job] {
    operations.values.sorted { $0.number < $1.number }
  }

  package func operation(_ number: UInt64) -> Job? { operations[number] }
}
