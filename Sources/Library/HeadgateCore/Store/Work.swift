internal import HeadgateSupport

/// A node in the tree of a store's work: a send, or a part of an effect.
///
/// The root of each tree is a send. Below the send are the effects of its action, the effects of the actions that their operations sent,
/// and so on. Below a sequence or a cancellation group are its parts. So everything that one cancellation cancels is below one node.
@usableFromInline
package class Work: @unchecked Sendable {
  // Sendable: the store's actor changes the lists of parts with the lock of the store held, and reads them without the lock. Other threads
  // read them with the lock. A job leaves its container without the lock, but only after it has left the list, where no other thread
  // finds it. The status is read and changed with the lock only, on any thread. No two accesses overlap, so the run-time
  // check for overlaps is disabled.

  /// Whether the work is cancelled, and who knows that.
  enum Status: UInt8 {
    case active
    /// Cancelled on some thread. The work starts nothing more, and its actions are dropped.
    case cancelled
    /// The machine has processed the cancellation.
    case processed
  }

  final let lock: Locked<UInt8>
  @exclusivity(unchecked) private final var status = Status.active
  @exclusivity(unchecked) private final var reason = CancelReason.other
  /// The first of the incomplete parts in a linked list. The most recent part comes first.
  @exclusivity(unchecked) private(set) final var firstPart: Job?

  init(lock: Locked<UInt8>) {
    self.lock = lock
  }

  /// Whether the work is not cancelled.
  package final var isActive: Bool { lock.withLock { _ in isActiveWithLock } }

  /// The caller holds the lock.
  final var isActiveWithLock: Bool { status == .active }

  /// Why the work was cancelled.
  final var cancelReason: CancelReason { lock.withLock { _ in reason } }

  // MARK: Parts

  /// Adds a part. A part of cancelled work is cancelled from the beginning.
  final func adopt(_ part: Job) {
    lock.withLock { _ in
      part.nextSibling = firstPart
      firstPart?.previousSibling = part
      firstPart = part
      guard status != .active else { return }
      (part as Work).status = .cancelled
      (part as Work).reason = reason
    }
  }

  final func remove(_ part: Job) {
    lock.withLock { _ in
      if let previous = part.previousSibling {
        previous.nextSibling = part.nextSibling
      } else {
        firstPart = part.nextSibling
      }
      part.nextSibling?.previousSibling = part.previousSibling
      part.nextSibling = nil
      part.previousSibling = nil
    }
  }

  // MARK: Cancellation

  /// Cancels work with everything below it. Every cancellation is this transition. The caller holds the lock.
  ///
  /// Returns the jobs whose status has changed: parts before the job that contains them, siblings in the order of their numbers. The caller
  /// cancels their tasks without the lock, because a cancellation handler is code of users. So a thread that cancels, and a handler that
  /// it calls, also get the jobs that another thread has marked, but whose tasks that thread may not have reached yet.
  static func cancel(_ work: some Sequence<some Work>, as status: Status, because reason: CancelReason) -> [Job] {
    var found: [Job] = []
    for root in work {
      let before = found.count
      // A loop, because other threads have small stacks. It visits the latest part of a job first, and the job before its parts.
      var next: Work? = root
      while let visited = next {
        var below: Job?
        let isChanged = visited.status.rawValue < status.rawValue
        if isChanged {
          visited.status = status
          visited.reason = reason
        }
        if isChanged || status == .cancelled {
          if let job = visited as? Job { found.append(job) }
          below = visited.firstPart
        }
        next = below ?? visited.following(in: root)
      }
      found[before...].reverse()
    }
    return found
  }

  /// The work that is visited after this work and its parts.
  private final func following(in root: Work) -> Work? {
    var work = self
    while work !== root, let job = work as? Job {
      if let sibling = job.nextSibling { return sibling }
      work = job.parent
    }
    return nil
  }
}
