package import HeadgateSupport

/// What became of one send: the operations that it started, the operations that their sends started, and so on.
///
/// A lifetime is shared by the store, the tasks of its effects and the ``StoreTask``s that users hold on any thread.
@usableFromInline
package class SendLifetime: @unchecked Sendable {
  // Sendable: all that changes is touched behind the lock that the whole tree shares, and only there. So no two accesses
  // overlap, and the run-time check for that is left out.
  @exclusivity(unchecked) private final var parent: SendLifetime?
  /// Own work (for an operation) or retained, and children that are not done.
  @exclusivity(unchecked) private final var openWork: Int
  /// Those that are not done, each with the next one.
  @exclusivity(unchecked) private final var firstChild: SendLifetime?
  @exclusivity(unchecked) private final var next: SendLifetime?
  /// The one that holds this one as the next: it is there as long as this one stands behind it.
  @exclusivity(unchecked) private final unowned(unsafe) var previous: SendLifetime?
  @exclusivity(unchecked) private final var wasCancelled = false
  /// Whether the operation was cancelled alone, without what its actions started.
  @exclusivity(unchecked) private final var wasStopped = false
  /// Whether the operation has returned.
  @exclusivity(unchecked) private final var didReturn = false
  @exclusivity(unchecked) private final var hadWork = false
  /// Whether own work has ended and the children were handed to the parent.
  @exclusivity(unchecked) private final var isCollapsed = false
  /// Whether own work is an effect that waits to be started. A cancellation ends that work at once, as nobody else would, and the call of
  /// `close()` that belongs to it comes later and ends nothing.
  private enum Waiting { case no, waits, wasEnded }
  @exclusivity(unchecked) private final var waiting = Waiting.no
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
      // What a cancelled effect still starts is born cancelled.
      wasCancelled = parent.wasCancelled
    }
  }

  /// Makes the lifetime of an effect that waits to be started.
  package convenience init(waitingUnder parent: SendLifetime, lock: Locked<UInt8>) {
    self.init(parent: parent, lock: lock, open: 1)
    lock.withLock { _ in waiting = .waits }
    // Cancelled already, by its parent.
    if isCancelled { close() }
  }

  // MARK: With the lock only

  /// The lifetime that stands for this one: when an operation has ended, that is the one above it.
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
    // Only the first one has none before it, and one that was let go has none either.
    if let previous = child.previous {
      previous.next = child.next
    } else if firstChild === child {
      firstChild = child.next
    }
    child.next?.previous = child.previous
    child.next = nil
    child.previous = nil
  }

  /// Hands what the operation started to the lifetime above.
  private func collapse(into parent: SendLifetime) {
    isCollapsed = true
    while let child = firstChild {
      letGo(child)
      parent.adopt(child)
      parent.openWork += 1
      openWork -= 1
    }
  }

  // MARK: Questions

  /// The lifetime that new work of this one belongs to.
  package var current: SendLifetime { lock.withLock { _ in standing } }

  /// Whether this was cancelled with everything that comes of it.
  package var isCancelled: Bool { lock.withLock { _ in wasCancelled || standing.wasCancelled } }

  /// Whether the operation was cancelled, alone or with everything that comes of it.
  package var isStopped: Bool { lock.withLock { _ in wasStopped || wasCancelled } }

  /// Whether the operation has returned.
  package var hasReturned: Bool { lock.withLock { _ in didReturn } }

  /// Whether there is nothing that a cancellation could reach: it was cancelled, or it ended without ever having an effect.
  package var isCancelledOrIdle: Bool {
    lock.withLock { _ in wasCancelled || (openWork == 0 && !hadWork) }
  }

  package var isDone: Bool { lock.withLock { _ in openWork == 0 } }

  // MARK: Work

  /// Keeps the lifetime from being done, until ``close()``.
  package func open() {
    lock.withLock { _ in openWork += 1 }
  }

  /// Notes that the operation has returned: it may send nothing any more.
  package func noteReturn() {
    lock.withLock { _ in didReturn = true }
  }

  /// Ends own work; the last one to end makes the lifetime done, and perhaps those above it.
  ///
  /// When an effect has waited and its work ends, what it started belongs to the lifetime above.
  package func close() {
    finish(collapsing: false)
  }

  /// Ends the work of an effect that waits and will not start.
  package func endWaiting() {
    var ended = Ended()
    lock.withLock { _ in endWaiting(&ended) }
    ended.letGo()
  }

  /// With the lock.
  private func endWaiting(_ ended: inout Ended) {
    guard waiting == .waits else { return }
    waiting = .wasEnded
    endWork(collapsing: true, &ended)
  }

  /// Ends the work of an operation and hands what it started to the lifetime above.
  ///
  /// An operation that sends an action that starts the next operation, and so on for ever, so holds one lifetime and not a chain.
  package func collapse() {
    finish(collapsing: true)
  }

  /// What is done when work has ended: let go of without the lock, since what it runs may come back here.
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
    lock.withLock { _ in
      let waiting = waiting
      self.waiting = .no
      if waiting != .wasEnded { endWork(collapsing: collapsing || waiting == .waits, &ended) }
    }
    ended.letGo()
  }

  /// With the lock.
  private func endWork(collapsing: Bool, _ ended: inout Ended) {
    openWork -= 1
    task = nil
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

  /// Makes the task of the operation, which is told whether it is cancelled already.
  ///
  /// With the lock held, so that an operation that cancels itself at once finds its task here.
  package func attach(_ make: (_ isStopped: Bool) -> Task<Void, Never>) {
    lock.withLock { _ in task = make(wasStopped || wasCancelled) }
  }

  /// Cancels this operation and not those which its actions started.
  package func cancelSelf() {
    let task = lock.withLock { _ in
      wasStopped = true
      return self.task
    }
    task?.cancel()
  }

  /// Cancels this and everything that came of it.
  package func cancel() {
    var tasks: [Task<Void, Never>] = []
    var ended = Ended()
    lock.withLock { _ in
      var waits = OneOrMore<SendLifetime>()
      var rest: [SendLifetime] = [self]
      while let lifetime = rest.popLast() {
        lifetime.wasCancelled = true
        if lifetime.waiting == .waits { waits.append(lifetime) }
        if let task = lifetime.task { tasks.append(task) }
        var child = lifetime.firstChild
        while let next = child {
          rest.append(next)
          child = next.next
        }
      }
      waits.forEach { $0.endWaiting(&ended) }
    }
    ended.letGo()
    for task in tasks { task.cancel() }
  }

  /// Returns when all of it is done, to which it is cancelled when the task that waits is.
  ///
  /// As `wait`, it never leaves the actor of the caller: each hop would cost as much as a small effect.
  func waitOrCancel(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler(
      operation: { await wait(isolation: isolation) },
      onCancel: { cancel() },
      isolation: isolation
    )
  }

  /// Returns when all of it is done.
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
