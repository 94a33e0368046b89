package import HeadgateSupport

/// The lifetime of one send: the operations that it started, the operations that their actions started, and so on.
///
/// The store, the tasks of its effects, and the ``StoreTask``s of users on any thread share a lifetime.
@usableFromInline
package class SendLifetime: @unchecked Sendable {
  // Sendable: all mutable properties are accessed only with the lock that the whole tree shares. No two accesses overlap, so the
  // run-time check for overlaps is disabled.
  @exclusivity(unchecked) private final var parent: SendLifetime?
  /// The own work (of an operation), the retain count, and the unfinished children.
  @exclusivity(unchecked) private final var openWork: Int
  /// The first child in a linked list of unfinished children.
  @exclusivity(unchecked) private final var firstChild: SendLifetime?
  @exclusivity(unchecked) private final var next: SendLifetime?
  /// The lifetime whose `next` is this lifetime. It stays alive while this lifetime follows it.
  @exclusivity(unchecked) private final unowned(unsafe) var previous: SendLifetime?
  @exclusivity(unchecked) private final var wasCancelled = false
  /// Whether the operation was cancelled alone, without the effects that its actions started.
  @exclusivity(unchecked) private final var wasStopped = false
  /// Whether the operation has returned.
  @exclusivity(unchecked) private final var didReturn = false
  @exclusivity(unchecked) private final var hadWork = false
  /// Whether the own work has ended and the children were moved to the parent.
  @exclusivity(unchecked) private final var isCollapsed = false
  /// The part of the own work that is sequences. A cancellation ends it immediately: a cancelled sequence starts no further part,
  /// and its running operations have lifetimes of their own.
  @exclusivity(unchecked) private final var openSequences = 0
  @exclusivity(unchecked) private final var task: Task<Void, Never>?
  @exclusivity(unchecked) private final var waiters = OneOrMore<UnsafeContinuation<Void, Never>>()
  private let lock: Locked<UInt8>

  package init(parent: SendLifetime?, lock: Locked<UInt8>, open: Int) {
    self.lock = lock
    openWork = open
    guard let parent else { return }
    lock.withLock { _ in
      let parent = parent.standing
      parent.openWork += 1
      parent.hadWork = true
      parent.adopt(self)
      // An effect that a cancelled effect starts is cancelled from the beginning.
      wasCancelled = parent.wasCancelled
    }
  }

  // MARK: Only with the lock held

  /// The lifetime that represents this one: after an operation has ended, the nearest parent that is not collapsed.
  private var standing: SendLifetime {
    var lifetime = self
    while lifetime.isCollapsed, let parent = lifetime.parent { lifetime = parent }
    return lifetime
  }

  private func adopt(_ child: SendLifetime) {
    child.parent = self
    child.previous = nil
    child.next = firstChild
    firstChild?.previous = child
    firstChild = child
  }

  private func letGo(_ child: SendLifetime) {
    // Only the first child has no previous one. A child that was removed has none either.
    if let previous = child.previous {
      previous.next = child.next
    } else if firstChild === child {
      firstChild = child.next
    }
    child.next?.previous = child.previous
    child.next = nil
    child.previous = nil
  }

  /// Moves the children of an operation to the parent.
  private func collapse(into parent: SendLifetime) {
    isCollapsed = true
    while let child = firstChild {
      letGo(child)
      parent.adopt(child)
      parent.openWork += 1
      openWork -= 1
    }
  }

  // MARK: Properties

  /// The lifetime that new work of this lifetime belongs to.
  package var current: SendLifetime { lock.withLock { _ in standing } }

  /// Whether this send or operation was cancelled with all effects that it started.
  package var isCancelled: Bool { lock.withLock { _ in wasCancelled || standing.wasCancelled } }

  /// Whether the operation was cancelled, alone or with all effects that it started.
  package var isStopped: Bool { lock.withLock { _ in wasStopped || wasCancelled } }

  /// Whether the operation has returned.
  package var hasReturned: Bool { lock.withLock { _ in didReturn } }

  /// Whether a cancellation has nothing to cancel: the lifetime was cancelled, or it ended without an effect.
  package var isCancelledOrIdle: Bool {
    lock.withLock { _ in wasCancelled || (openWork == 0 && !hadWork) }
  }

  package var isDone: Bool { lock.withLock { _ in openWork == 0 } }

  // MARK: Work

  /// Keeps the lifetime unfinished until ``close()``.
  package func open() {
    lock.withLock { _ in openWork += 1 }
  }

  /// Keeps the lifetime unfinished until ``endSequence()`` or its cancellation.
  package func openSequence() {
    lock.withLock { _ in
      guard !wasCancelled else { return }
      openWork += 1
      openSequences += 1
    }
  }

  /// Makes a sequence work that ``close()`` ends. Returns false if the cancellation of the lifetime has already ended it.
  package func endSequence() -> Bool {
    lock.withLock { _ in
      guard openSequences > 0 else { return false }
      openSequences -= 1
      return true
    }
  }

  /// Marks the operation as returned. It must not send actions after that.
  package func noteReturn() {
    lock.withLock { _ in didReturn = true }
  }

  /// Ends own work. When no work is left, the lifetime is finished, and its parents may be finished too.
  package func close() {
    finish(collapsing: false)
  }

  /// Ends the work of an operation and moves the effects that it started to the parent.
  ///
  /// So operations that start each other in an endless chain need one lifetime, not a chain of lifetimes.
  package func collapse() {
    finish(collapsing: true)
  }

  /// The waiters and lifetimes of ended work. They are released without the lock, because their code may use this lifetime.
  private struct Ended {
    var waiters = OneOrMore<UnsafeContinuation<Void, Never>>()
    var released = OneOrMore<SendLifetime>()

    func letGo() {
      waiters.forEach { $0.resume() }
      withExtendedLifetime(released) {}
    }
  }

  private func finish(collapsing: Bool) {
    var ended = Ended()
    lock.withLock { _ in endWork(1, collapsing: collapsing, &ended) }
    ended.letGo()
  }

  /// The caller holds the lock.
  private func endWork(_ count: Int, collapsing: Bool, _ ended: inout Ended) {
    openWork -= count
    // Other work can end while the operation runs: a sequence that one of its actions started. A cancellation needs the task.
    if didReturn || openWork == 0 { task = nil }
    if collapsing, let parent { collapse(into: parent) }
    var lifetime = self
    while lifetime.openWork == 0 {
      ended.waiters.append(lifetime.waiters)
      lifetime.waiters = OneOrMore()
      guard let parent = lifetime.parent else { return }
      if lifetime !== self {
        lifetime.parent = nil
        ended.released.append(lifetime)
      }
      parent.letGo(lifetime)
      parent.openWork -= 1
      lifetime = parent
    }
  }

  // MARK: Cancellation

  /// Creates the task of the operation. The argument of `make` is whether the operation is already cancelled.
  ///
  /// The lock is held, so that an operation that cancels itself immediately finds its task.
  package func attach(_ make: (_ isStopped: Bool) -> Task<Void, Never>) {
    lock.withLock { _ in task = make(wasStopped || wasCancelled) }
  }

  /// Cancels this operation, but not the effects that its actions started.
  package func cancelSelf() {
    let task = lock.withLock { _ in
      wasStopped = true
      return self.task
    }
    task?.cancel()
  }

  /// Cancels this operation or send, and all effects that it started.
  package func cancel() {
    var tasks: [Task<Void, Never>] = []
    var ended = Ended()
    lock.withLock { _ in
      var sequences = OneOrMore<SendLifetime>()
      var rest: [SendLifetime] = [self]
      while let lifetime = rest.popLast() {
        lifetime.wasCancelled = true
        if lifetime.openSequences > 0 { sequences.append(lifetime) }
        if let task = lifetime.task { tasks.append(task) }
        var child = lifetime.firstChild
        while let next = child {
          rest.append(next)
          child = next.next
        }
      }
      sequences.forEach { lifetime in
        let count = lifetime.openSequences
        lifetime.openSequences = 0
        lifetime.endWork(count, collapsing: false, &ended)
      }
    }
    ended.letGo()
    for task in tasks { task.cancel() }
  }

  /// Waits until all started effects end. Cancelling the waiting task cancels the effects.
  ///
  /// Like `wait`, this method stays on the actor of the caller, because a hop costs as much as a small effect.
  func waitOrCancel(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler(
      operation: { await wait(isolation: isolation) },
      onCancel: { cancel() },
      isolation: isolation
    )
  }

  /// Waits until all started effects end.
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isDone = lock.withLock { _ in
        guard openWork > 0 else { return true }
        waiters.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
  }
}
