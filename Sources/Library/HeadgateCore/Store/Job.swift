package import HeadgateDependenciesRuntime

/// A part of a running effect: an operation, a sequence of effects, or a cancellation group around effects.
///
/// Jobs form a tree with the structure of the effect. They belong to one store and are accessed only on its actor. Their lists
/// are intrusive: most jobs have no siblings, and a dictionary would be larger than the job.
@usableFromInline
package final class Job {
  package enum Role {
    /// An operation that has not started.
    case run(RunEffect)
    case running
    indirect case sequence(ArraySlice<EffectTree>)
    case cancellationGroup(CancellationGroup)
    /// A task that an operation has registered, with the function that cancels the task.
    indirect case task(@Sendable () -> Void)
  }

  package let number: UInt64
  package var role: Role
  package let parent: Job?
  package let effectOwner: EffectOwner
  package let dependencies: DependencyStorage?
  package let origin: ActionOrigin
  /// Set for an operation when it starts.
  package var run: EffectRun?

  /// The interval of a throttled id, if the job is its timer.
  package var throttle: ThrottleWindow?

  /// The number of incomplete parts. The next part of a sequence waits for them.
  package var open = 0
  /// The number of queued sends of this job and its descendants. A queued send keeps the job cancellable.
  package var queued = 0
  /// Whether the job is a sequence that may start further parts, so that its send is not done.
  var keepsSendOpen = false
  package var isComplete = false
  package var isCancelled = false
  var cancelReason = CancelReason.other

  /// Whether the job is in the list of its effect owner, with its neighbors there.
  var isHere = false
  var nextHere: Job?
  /// The job whose `nextHere` is this job. It stays alive while this job follows it.
  unowned(unsafe) var previousHere: Job?

  /// The incomplete parts, most recent first, and whether this job is in the list of its parent.
  private var firstChild: Job?
  private var isChild = false
  private var nextSibling: Job?
  /// Valid for the same reason as ``previousHere``.
  private unowned(unsafe) var previousSibling: Job?

  package init(
    number: UInt64,
    role: Role,
    parent: Job?,
    effectOwner: EffectOwner,
    dependencies: DependencyStorage?,
    origin: ActionOrigin
  ) {
    self.number = number
    self.role = role
    self.parent = parent
    self.effectOwner = effectOwner
    self.dependencies = dependencies
    self.origin = origin
    parent?.adopt(self)
  }

  private func adopt(_ child: Job) {
    child.isChild = true
    child.nextSibling = firstChild
    firstChild?.previousSibling = child
    firstChild = child
    open += 1
  }

  /// Leaves the list of the parent's parts.
  func leaveParent() {
    guard isChild, let parent else { return }
    isChild = false
    if let previousSibling { previousSibling.nextSibling = nextSibling } else { parent.firstChild = nextSibling }
    nextSibling?.previousSibling = previousSibling
    nextSibling = nil
    previousSibling = nil
  }

  /// The incomplete parts in the order of their numbers.
  var children: [Job] {
    var children: [Job] = []
    var child = firstChild
    while let next = child {
      children.append(next)
      child = next.nextSibling
    }
    children.reverse()
    return children
  }
}
