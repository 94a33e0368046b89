import HeadgateSupport
internal import Observation

/// A closure that runs again when what it read has changed. Its token keeps it; what it reads does not.
final class ObservingClosure: @unchecked Sendable {
  // Sendable: the closure is called on the actor of `owner` only; the reference to it and the flag are behind a lock.
  private struct Status: @unchecked Sendable {
    var apply: (() -> Void)?
    var isScheduled = false
  }
  private let status: Locked<Status>
  private let owner: ActorReference
  /// Closures that were made later have a larger number, on whatever thread.
  let number = made.withLock { count in
    count += 1
    return count
  }
  private static let made = Locked(0)

  init(isolation: any Actor, apply: @escaping () -> Void) {
    owner = ActorReference(isolation)
    status = Locked(Status(apply: apply))
  }

  /// Runs the closure now and after each change, as long as the token is there; on the actor of the closure.
  static func observe(isolation: any Actor, _ apply: @escaping () -> Void) -> ObserveToken {
    let closure = ObservingClosure(isolation: isolation, apply: apply)
    closure.run()
    return ObserveToken { closure.stop(from: $0) }
  }

  /// A closure of the main actor as one that checks where it is called; as `MainActor.assumeIsolated`, which allocates.
  static func onMainActor(_ apply: @escaping @MainActor () -> Void) -> () -> Void {
    // An actor does not change what a function value is made of, so that the cast changes nothing but its type.
    let call = unsafeBitCast(apply, to: (() -> Void).self)
    return {
      MainActor.preconditionIsolated()
      call()
    }
  }

  /// Runs the closure and tracks what it reads; on the actor of the closure.
  func run() {
    var isStale = true
    while isStale {
      let apply = status.withLock { status in
        status.isScheduled = false
        return status.apply
      }
      guard let apply else { return }
      isStale = TrackedReads.areStale {
        withObservationTracking(apply) { [weak self] in self?.changed() }
      }
    }
  }

  private func stop(from isolation: (any Actor)?) {
    // Outside of the lock: what the closure holds may come back here when it goes.
    let apply = status.withLock { status in
      defer { status.apply = nil }
      return status.apply
    }
    OwnedRelease.release(consume apply, of: owner.actor, from: isolation)
  }

  /// Called at a change, on the thread of the change.
  private func changed() {
    let isFirst = status.withLock { status in
      defer { status.isScheduled = true }
      return !status.isScheduled
    }
    guard isFirst, let isolation = owner.actor else { return }
    // A store that publishes does so on its actor: when that is ours, the closure runs before the send returns.
    if let core = AnyStoreCore.publishing, core.isolation === isolation {
      core.rerunAfterPublishing(self)
    } else {
      Task { await run(on: isolation) }
    }
  }

  private func run(on isolation: isolated any Actor) {
    run()
  }
}
