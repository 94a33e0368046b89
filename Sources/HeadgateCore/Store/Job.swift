package import HeadgateDependenciesRuntime

/// A piece of an effect that is under way: an operation, a row of effects one after the other, or an id around some of them.
///
/// Jobs form a tree with the structure of the effect. They belong to one store and are touched on its actor only.
@usableFromInline
package final class Job {
  package enum Role {
    /// An operation that is to be started.
    case run(RunEffect)
    case running
    indirect case sequence(ArraySlice<EffectTree>)
    case scope(CancelScope)
    /// A task that an operation has named; holds what cancels it.
    indirect case task(@Sendable () -> Void)
  }

  package let number: UInt64
  package var role: Role
  package let parent: Job?
  package let place: Place
  package let dependencies: DependencyValues?
  package let origin: ActionOrigin
  /// Set for an operation when it is started.
  package var run: EffectRun?

  /// For the timer of a throttled id.
  package var throttle: Throttle?

  /// Parts that are not complete; the next part of a sequence waits for them.
  package var open = 0
  /// Sends of this job and of those below it that wait in the queue: they keep it cancellable.
  package var queued = 0
  package var children: [UInt64: Job] = [:]
  package var isComplete = false
  package var isCancelled = false

  package init(
    number: UInt64,
    role: Role,
    parent: Job?,
    place: Place,
    dependencies: DependencyValues?,
    origin: ActionOrigin
  ) {
    self.number = number
    self.role = role
    self.parent = parent
    self.place = place
    self.dependencies = dependencies
    self.origin = origin
  }
}
