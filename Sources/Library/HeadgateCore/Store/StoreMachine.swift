public import HeadgateSupport

/// The decisions of a store: the machine determines the next step, and the store performs it.
///
/// The machine has no state of features and runs no user code. Reducers run between two steps, so a send from inside a reducer
/// finds the machine in a consistent state. It is tested as a struct, without an actor, a task or a clock.
///
/// Only the machine decides the order and the lifetime of effects. Cancellation is one transition, ``Work/cancel(_:as:because:)``. Other
/// threads apply it, too: to a send (`StoreTask.cancel`), and to the effects with an id (`Task.cancel(id:)`). The machine learns of it when
/// it reads the status of a job or processes a ``CancelRequest``, and only the machine decides what follows from it.
@usableFromInline
package struct StoreMachine {
  @usableFromInline
  package enum Step {
    /// Reduce an action, and pass its effect to ``reduced(_:number:origin:)``.
    case reduce(QueuedAction)
    /// Stop the task of an operation.
    case cancel(Job)
    /// The queue is empty: publish the state.
    case publish
    /// Start an operation.
    case start(EffectRun, RunEffect)
    case idle
  }

  @usableFromInline var queue = Queue<QueuedAction>()
  /// The operations to start.
  @usableFromInline var starts = Queue<EffectRun>()
  /// The cancelled jobs whose tasks the store must stop.
  @usableFromInline var stops = Queue<Job>()
  package var needsPublish = false
  var sends: [SendLifetime?] = []
  var retained: [SendLifetime] = []
  var jobNumber: UInt64 = 0
  var operations: [UInt64: Job] = [:]
  /// Effects whose release may run user code. The store releases them outside any mutation of the machine.
  var discarded: [EffectTree] = []
  let effectLock: Locked<UInt8>

  /// The root of the tree of effect owners.
  @usableFromInline package let effectOwners: EffectOwner

  package init(effectLock: Locked<UInt8> = Locked<UInt8>(0)) {
    self.effectLock = effectLock
    effectOwners = EffectOwner(lock: effectLock)
  }

  // MARK: Actions

  /// Begins the record of a send from outside the store. The lifetime is created when the send starts an operation.
  package mutating func beginSend() -> Int {
    sends.append(nil)
    return sends.count - 1
  }

  /// Ends the record of a send and the records of nested sends. Returns the lifetime of the send, if it has one.
  package mutating func endSend(_ record: Int) -> SendLifetime? {
    defer { sends.removeSubrange(record...) }
    return sends[record]
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
      holder = job.container
    }
    effectOwner?.hold()
    queue.append(QueuedAction(action: action, origin: origin, job: job, effectOwner: effectOwner))
  }

  /// Queues an action that is sent while another action is reduced.
  package mutating func enqueueReentrant(_ action: AnySentAction, cause: ActionCause) -> SendLifetime {
    let lifetime = SendLifetime(lock: effectLock, retainCount: 1)
    retained.append(lifetime)
    enqueue(action, origin: ActionOrigin(send: .lifetime(lifetime), cause: cause))
    return lifetime
  }

  /// Queues an action of a running operation. Returns false if the operation was cancelled.
  package mutating func emit(_ action: AnySentAction, from number: UInt64) -> Bool {
    guard let job = operations[number], job.isActive else { return false }
    enqueue(action, origin: ActionOrigin(send: .lifetime(job.send), cause: .effect(number)), job: job)
    return true
  }

  /// The next thing to do. An operation to start already counts as unfinished work of its send.
  package mutating func next() -> Step {
    while true {
      if let job = stops.popFirst() { return .cancel(job) }
      if let entry = queue.popFirst() {
        // Before the entry releases its effect owner and its job, which may then leave the tree.
        let isCancelled = isCancelled(entry)
        dequeued(entry)
        guard isCancelled else {
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
      if case .waiting(let run) = job.role, job.send.addOperation(job) {
        // The captures of the operation are released when the operation ends, not later when the store processes the end.
        job.role = .running
        return .start(job, run)
      }
      // The job was cancelled before the operation started.
      finished(job.number)
    }
  }

  /// Processes the effect of the action that was reduced last.
  ///
  /// - Parameter number: The number of the action, which is the cause of the effect and of all actions that the effect sends.
  package mutating func reduced(_ tree: EffectTree, number: UInt64, origin: ActionOrigin) {
    let origin = ActionOrigin(send: origin.send, cause: .action(number))
    if case .lifetime(let lifetime) = origin.send, !lifetime.isActive { return discarded.append(tree) }
    accept(tree, in: JobContext(effectOwner: effectOwners, origin: origin))
  }

  private func isCancelled(_ entry: QueuedAction) -> Bool {
    if let effectOwner = entry.effectOwner, effectOwner.isGone { return true }
    // A queued send keeps its job in the tree, where a cancellation of the send reaches the job.
    if let job = entry.job { return !job.isActive }
    return switch entry.origin.send {
    case .lifetime(let lifetime): !lifetime.isActive
    case .record(let record): sends[record]?.isActive == false
    }
  }

  // MARK: Releases

  /// Returns the effects that the machine does not need any more. The store releases them outside any mutation of the machine.
  package mutating func takeDiscarded() -> [EffectTree] {
    guard !discarded.isEmpty else { return [] }
    defer { discarded = [] }
    return discarded
  }

  /// Keeps the memory of released effects for reuse.
  package mutating func reuse(_ emptied: [EffectTree]) {
    if discarded.isEmpty { discarded = emptied }
  }

  /// Keeps the retain of a lifetime until the effects that its actions start in this drain have started.
  mutating func retain(_ lifetime: SendLifetime) {
    if retained.last === lifetime { lifetime.endWork() } else { retained.append(lifetime) }
  }

  /// Returns the retained lifetimes. The caller ends their retains, because all effects of the drain have started.
  package mutating func takeRetained() -> [SendLifetime] {
    guard !retained.isEmpty else { return [] }
    defer { retained = [] }
    return retained
  }

  /// Whether no effect runs, no action waits, and nothing remains to be released.
  package var isEmpty: Bool {
    !effectOwners.hasJobs && !effectOwners.hasGroups && queue.isEmpty && retained.isEmpty && discarded.isEmpty
  }

  /// Whether a drain would have nothing to do, and no effect belongs to a child that could be removed.
  @inlinable
  package var isQuiet: Bool { queue.isEmpty && stops.isEmpty && starts.isEmpty && !effectOwners.hasGroups }

  package var runningOperations: [Job] {
    operations.values.sorted { $0.number < $1.number }
  }

  package func operation(_ number: UInt64) -> Job? { operations[number] }
}
