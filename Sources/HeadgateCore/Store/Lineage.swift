package import HeadgateSupport

/// What became of one send: the operations that it started, the operations that their sends started, and so on.
///
/// A lineage is shared by the store, the tasks of its effects and the ``StoreTask``s that users hold on any thread.
@usableFromInline
package class Lineage: @unchecked Sendable {
  // Sendable: all that changes is in `state`, behind the lock that the whole tree shares.
  private struct State {
    var parent: Lineage?
    /// Own work (for an operation) or leases, and children that are not done.
    var open: Int
    var children: [ObjectIdentifier: Lineage] = [:]
    var isCancelled = false
    /// Whether the operation was cancelled alone, without what its actions started.
    var isStopped = false
    var hadWork: Bool
    /// Whether own work has ended and the children were handed to the parent.
    var isCollapsed = false
    var task: Task<Void, Never>?
    var waiters: [CheckedContinuation<Void, Never>] = []
  }
  private var state: State
  private let lock: Locked<Void>

  package init(parent: Lineage?, lock: Locked<Void>, open: Int) {
    self.lock = lock
    state = State(parent: nil, open: open, hadWork: false)
    guard let parent else { return }
    lock.withLock { _ in
      let parent = parent.standing
      state.parent = parent
      parent.state.open += 1
      parent.state.hadWork = true
      parent.state.children[ObjectIdentifier(self)] = self
      // What a cancelled effect still starts is born cancelled.
      state.isCancelled = parent.state.isCancelled
    }
  }

  /// The lineage that stands for this one: when an operation has ended, that is the one above it. With the lock only.
  private var standing: Lineage {
    var lineage = self
    while lineage.state.isCollapsed, let parent = lineage.state.parent { lineage = parent }
    return lineage
  }

  /// The lineage that new work of this one belongs to.
  package var current: Lineage { lock.withLock { _ in standing } }

  /// Whether this was cancelled with everything that comes of it.
  package var isCancelled: Bool { lock.withLock { _ in state.isCancelled || standing.state.isCancelled } }

  /// Whether the operation was cancelled, alone or with everything that comes of it.
  package var isStopped: Bool { lock.withLock { _ in state.isStopped || state.isCancelled } }

  /// Whether there is nothing that a cancellation could reach: it was cancelled, or it ended without ever having an effect.
  package var isCancelledOrIdle: Bool {
    lock.withLock { _ in state.isCancelled || (state.open == 0 && !state.hadWork) }
  }

  package var isDone: Bool { lock.withLock { _ in state.open == 0 } }

  /// Keeps the lineage from being done, until ``close()``.
  package func open() {
    lock.withLock { _ in state.open += 1 }
  }

  /// Ends own work; the last one to end makes the lineage done, and perhaps those above it.
  package func close() {
    finish(collapsing: false)
  }

  /// Ends the work of an operation and hands what it started to the lineage above.
  ///
  /// An operation that sends an action that starts the next operation, and so on for ever, so holds one lineage and not a chain.
  package func collapse() {
    finish(collapsing: true)
  }

  private func finish(collapsing: Bool) {
    var resumed: [CheckedContinuation<Void, Never>] = []
    var released: [Lineage] = []
    lock.withLock { _ in
      state.open -= 1
      state.task = nil
      if collapsing, let parent = state.parent {
        state.isCollapsed = true
        for (id, child) in state.children {
          child.state.parent = parent
          parent.state.children[id] = child
        }
        parent.state.open += state.children.count
        state.open -= state.children.count
        state.children = [:]
      }
      var lineage = self
      while lineage.state.open == 0 {
        resumed += lineage.state.waiters
        lineage.state.waiters = []
        released.append(lineage)
        guard let parent = lineage.state.parent else { return }
        if lineage !== self { lineage.state.parent = nil }
        parent.state.children[ObjectIdentifier(lineage)] = nil
        parent.state.open -= 1
        lineage = parent
      }
    }
    // Continuations and the last references are let go without the lock: what they run may come back here.
    for waiter in resumed { waiter.resume() }
    withExtendedLifetime(released) {}
  }

  /// The task of the operation; cancelled at once when the lineage already is.
  package func attach(_ task: Task<Void, Never>) {
    let isCancelled = lock.withLock { _ in
      if state.open > 0 { state.task = task }
      return state.isStopped || state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Cancels this operation and not those which its actions started.
  package func cancelSelf() {
    let task = lock.withLock { _ in
      state.isStopped = true
      return state.task
    }
    task?.cancel()
  }

  /// Cancels this and everything that came of it.
  package func cancel() {
    var tasks: [Task<Void, Never>] = []
    lock.withLock { _ in
      var rest: [Lineage] = [self]
      while let lineage = rest.popLast() {
        lineage.state.isCancelled = true
        if let task = lineage.state.task { tasks.append(task) }
        rest.append(contentsOf: lineage.state.children.values)
      }
    }
    for task in tasks { task.cancel() }
  }

  /// Returns when all of it is done.
  package func wait() async {
    await withCheckedContinuation { continuation in
      let isDone = lock.withLock { _ in
        guard state.open > 0 else { return true }
        state.waiters.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
  }
}
