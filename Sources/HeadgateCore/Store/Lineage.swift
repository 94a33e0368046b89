package import HeadgateSupport

/// What became of one send: the operations that it started, the operations that their sends started, and so on.
///
/// A lineage is shared by the store, the tasks of its effects and the ``StoreTask``s that users hold on any thread.
@usableFromInline
package class Lineage: @unchecked Sendable {
  // Sendable: all that changes is touched behind the lock that the whole tree shares, and only there. So no two accesses
  // overlap, and the run-time check for that is left out.
  private struct State {
    var parent: Lineage?
    /// Own work (for an operation) or leases, and children that are not done.
    var open: Int
    /// Those that are not done, each with the next one.
    var firstChild: Lineage?
    var next: Lineage?
    unowned(unsafe) var previous: Lineage?
    var isCancelled = false
    /// Whether the operation was cancelled alone, without what its actions started.
    var isStopped = false
    /// Whether the operation has returned.
    var hasReturned = false
    var hadWork = false
    /// Whether own work has ended and the children were handed to the parent.
    var isCollapsed = false
    var task: Task<Void, Never>?
    var waiters = OneOrMore<CheckedContinuation<Void, Never>>()
  }
  @exclusivity(unchecked) private var state: State
  private let lock: Locked<Void>

  package init(parent: Lineage?, lock: Locked<Void>, open: Int) {
    self.lock = lock
    state = State(parent: nil, open: open)
    guard let parent else { return }
    lock.withLock { _ in
      let parent = parent.standing
      parent.state.open += 1
      parent.state.hadWork = true
      parent.adopt(self)
      // What a cancelled effect still starts is born cancelled.
      state.isCancelled = parent.state.isCancelled
    }
  }

  // MARK: With the lock only

  /// The lineage that stands for this one: when an operation has ended, that is the one above it.
  private var standing: Lineage {
    var lineage = self
    while lineage.state.isCollapsed, let parent = lineage.state.parent { lineage = parent }
    return lineage
  }

  private func adopt(_ child: Lineage) {
    child.state.parent = self
    child.state.previous = nil
    child.state.next = state.firstChild
    state.firstChild?.state.previous = child
    state.firstChild = child
  }

  private func letGo(_ child: Lineage) {
    // Only the first one has none before it, and one that was let go has none either.
    if let previous = child.state.previous {
      previous.state.next = child.state.next
    } else if state.firstChild === child {
      state.firstChild = child.state.next
    }
    child.state.next?.state.previous = child.state.previous
    child.state.next = nil
    child.state.previous = nil
  }

  /// Hands what the operation started to the lineage above.
  private func collapse(into parent: Lineage) {
    state.isCollapsed = true
    while let child = state.firstChild {
      letGo(child)
      parent.adopt(child)
      parent.state.open += 1
      state.open -= 1
    }
  }

  // MARK: Questions

  /// The lineage that new work of this one belongs to.
  package var current: Lineage { lock.withLock { _ in standing } }

  /// Whether this was cancelled with everything that comes of it.
  package var isCancelled: Bool { lock.withLock { _ in state.isCancelled || standing.state.isCancelled } }

  /// Whether the operation was cancelled, alone or with everything that comes of it.
  package var isStopped: Bool { lock.withLock { _ in state.isStopped || state.isCancelled } }

  /// Whether the operation has returned.
  package var hasReturned: Bool { lock.withLock { _ in state.hasReturned } }

  /// Whether there is nothing that a cancellation could reach: it was cancelled, or it ended without ever having an effect.
  package var isCancelledOrIdle: Bool {
    lock.withLock { _ in state.isCancelled || (state.open == 0 && !state.hadWork) }
  }

  package var isDone: Bool { lock.withLock { _ in state.open == 0 } }

  // MARK: Work

  /// Keeps the lineage from being done, until ``close()``.
  package func open() {
    lock.withLock { _ in state.open += 1 }
  }

  /// Notes that the operation has returned: it may send nothing any more.
  package func noteReturn() {
    lock.withLock { _ in state.hasReturned = true }
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
    var resumed = OneOrMore<CheckedContinuation<Void, Never>>()
    var released = OneOrMore<Lineage>()
    lock.withLock { _ in
      state.open -= 1
      state.task = nil
      if collapsing, let parent = state.parent { collapse(into: parent) }
      var lineage = self
      while lineage.state.open == 0 {
        resumed.append(lineage.state.waiters)
        lineage.state.waiters = OneOrMore()
        released.append(lineage)
        guard let parent = lineage.state.parent else { return }
        if lineage !== self { lineage.state.parent = nil }
        parent.letGo(lineage)
        parent.state.open -= 1
        lineage = parent
      }
    }
    // Continuations and the last references are let go without the lock: what they run may come back here.
    resumed.forEach { $0.resume() }
    withExtendedLifetime(released) {}
  }

  // MARK: Cancellation

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
        var child = lineage.state.firstChild
        while let next = child {
          rest.append(next)
          child = next.state.next
        }
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

/// Elements of which there is one as a rule: that one is not allocated.
struct OneOrMore<Element> {
  private var first: Element?
  private var others: [Element] = []

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { others.append(element) }
  }

  mutating func append(_ elements: Self) {
    elements.forEach { append($0) }
  }

  func forEach(_ body: (Element) -> Void) {
    if let first { body(first) }
    for other in others { body(other) }
  }
}
