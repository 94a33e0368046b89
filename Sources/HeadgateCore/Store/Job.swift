package import HeadgateDependenciesRuntime

/// A piece of an effect that is under way: an operation, a row of effects one after the other, or an id around some of them.
///
/// Jobs form a tree with the structure of the effect. They belong to one store and are touched on its actor only. The lists that
/// they stand in are made of the jobs themselves: most jobs stand alone, and a dictionary would be larger than the job.
@usableFromInline
package final class Job {
  package enum Role {
    /// An operation that is to be started.
    case run(RunEffect)
    case running
    indirect case sequence(ArraySlice<EffectTree>)
    case cancellationGroup(CancellationGroup)
    /// A task that an operation has named; holds what cancels it.
    indirect case task(@Sendable () -> Void)
  }

  package let number: UInt64
  package var role: Role
  package let parent: Job?
  package let effectOwner: EffectOwner
  package let dependencies: DependencyStorage?
  package let origin: ActionOrigin
  /// Set for an operation when it is started.
  package var run: EffectRun?

  /// For the timer of a throttled id.
  package var throttle: ThrottleWindow?

  /// Parts that are not complete; the next part of a sequence waits for them.
  package var open = 0
  /// Sends of this job and of those below it that wait in the queue: they keep it cancellable.
  package var queued = 0
  package var isComplete = false
  package var isCancelled = false

  /// Whether the job stands in the list of its place, and the others there.
  var isHere = false
  var nextHere: Job?
  /// The one that holds this one as the next: it is there as long as this one stands behind it.
  unowned(unsafe) var previousHere: Job?

  /// The parts that are under way, the latest first, and whether this is among those of its parent.
  private var firstChild: Job?
  private var isChild = false
  private var nextSibling: Job?
  /// As for ``previousHere``.
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

  /// The parts that are under way, in the order of their numbers.
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
