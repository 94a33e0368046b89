package import HeadgateDependenciesRuntime

/// A part of an effect in progress: an operation, a sequence of effects, a cancellation group, or a registered task.
///
/// Jobs form a tree with the structure of the effect, below the send that the effect belongs to. What ``Work`` does not synchronize is
/// accessed only on the store's actor. The lists are intrusive: most jobs have no siblings, and a dictionary would be larger than the job.
@usableFromInline
package class Job: Work, @unchecked Sendable {
  // Sendable: see the superclass.

  package enum Role {
    /// An operation that has not started.
    case waiting(RunEffect)
    case running
    indirect case sequence(ArraySlice<EffectTree>)
    /// The effects that an id cancels.
    case cancellationGroup(CancelID)
    /// A task that an operation has registered.
    case task
    /// An operation that was cancelled before it started. Its closure is released by the store, and not by who holds the job last.
    case dropped
  }

  package final let number: UInt64
  package final var role: Role
  /// The send that the effect belongs to.
  package final let send: SendLifetime
  /// The sequence or group that contains the job; nil for a whole effect, and for a job that has left its parent.
  package final private(set) var container: Job?
  package final let effectOwner: EffectOwner
  /// Nil for the dependencies of the store. An operation forgets them when it starts, because a user may keep its `Send` in one of them.
  package final private(set) var dependencies: DependencyStorage?
  package final let cause: ActionCause

  /// The interval of a throttled id, if the job is its timer.
  package final var throttle: ThrottleWindow?

  /// The number of incomplete parts. The next part of a sequence waits for them.
  package final var incompleteParts = 0
  /// The number of queued sends of this job and its descendants. A queued send keeps the job cancellable.
  package final var queued = 0
  /// Whether the job is a sequence that may start further parts, so that its send is not done.
  final var keepsSendUnfinished = false
  package final var isComplete = false

  /// Whether the job is in the list of its effect owner, with its neighbors there.
  final var isInOwner = false
  final var nextInOwner: Job?
  /// The job whose `nextInOwner` is this job. It stays alive while this job follows it.
  final unowned(unsafe) var previousInOwner: Job?

  /// Whether the job is in the list of its parent, with its neighbors there. ``Work`` changes them with the lock held.
  private final var isPart = true
  @exclusivity(unchecked) final var nextSibling: Job?
  /// Valid for the same reason as ``previousInOwner``.
  @exclusivity(unchecked) final unowned(unsafe) var previousSibling: Job?

  package init(number: UInt64, role: Role, in context: JobContext, of send: SendLifetime) {
    self.number = number
    self.role = role
    self.send = send
    container = context.container
    effectOwner = context.effectOwner
    dependencies = context.dependencies
    cause = context.origin.cause
    super.init(lock: send.lock)
    container?.incompleteParts += 1
    parent.adopt(self)
  }

  final var parent: Work { container ?? send }

  /// The context of the parts of this job.
  package final var context: JobContext {
    JobContext(
      effectOwner: effectOwner,
      container: self,
      dependencies: dependencies,
      origin: ActionOrigin(send: .lifetime(send), cause: cause)
    )
  }

  final func forgetDependencies() { dependencies = nil }

  /// Leaves the list of the parent, and the parent itself when no send is queued. Is called again when the last queued send is reduced.
  final func leaveParent() {
    if isPart {
      isPart = false
      parent.remove(self)
    }
    // A `Send` that a user keeps retains its operation, but not the other parts of a sequence.
    if queued == 0 { container = nil }
  }

  /// Cancels the task of the job, if it has one. Called on any thread, without the lock.
  package func cancelTask() {}

  /// Whether the store must process the end of the operation immediately, because another effect waits for it.
  final var isAwaited: Bool {
    if throttle != nil { return true }
    var job = container
    while let next = job {
      if case .sequence = next.role { return true }
      job = next.container
    }
    return false
  }
}

/// A task that an operation has registered, so that an id can cancel the task.
package final class RegisteredTask: Job, @unchecked Sendable {
  // Sendable: the closure is constant.
  private let cancellation: @Sendable () -> Void

  init(number: UInt64, in context: JobContext, of send: SendLifetime, cancel: @escaping @Sendable () -> Void) {
    cancellation = cancel
    super.init(number: number, role: .task, in: context, of: send)
  }

  package override func cancelTask() { cancellation() }
}
