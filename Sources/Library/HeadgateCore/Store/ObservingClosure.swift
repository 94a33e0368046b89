import HeadgateSupport
internal import Observation

/// A closure that runs again when a value that it read changes. Its token retains it; the values that it reads do not.
final class ObservingClosure: @unchecked Sendable {
  // Sendable: the closure is called on the actor of `owner` only. The reference to it and the flag are behind a lock.
  private struct Status: @unchecked Sendable {
    var apply: (() -> Void)?
    var isScheduled = false
  }
  private let status: Locked<Status>
  private let owner: ActorReference
  /// Increases with each closure that is created, on any thread.
  let number = made.withLock { count in
    count += 1
    return count
  }
  private static let made = Locked(0)

  init(isolation: any Actor, apply: @escaping () -> Void) {
    owner = ActorReference(isolation)
    status = Locked(Status(apply: apply))
  }

  /// Runs the closure immediately and after each change, until the token ends it. Called on the actor of the closure.
  static func observe(isolation: any Actor, _ apply: @escaping () -> Void) -> ObserveToken {
    let closure = ObservingClosure(isolation: isolation, apply: apply)
    closure.run()
    return ObserveToken { closure.stop(from: $0) }
  }

  /// Returns a closure that checks that it runs on the main actor. `MainActor.assumeIsolated` would allocate.
  static func onMainActor(_ apply: @escaping @MainActor () -> Void) -> () -> Void {
    // Isolation does not change the representation of a function value, so the cast changes only its type.
    let call = unsafeBitCast(apply, to: (() -> Void).self)
    return {
      MainActor.preconditionIsolated()
      call()
    }
  }

  /// Runs the closure and tracks its reads. Called on the actor of the closure.
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
    // Released without the lock: values that the closure captures may call this object from their deinitializers.
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
    // A store publishes on its actor. If that is also this closure's actor, the closure runs before the send returns.
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

/// The closures that run again when the changes of the current drain are published.
struct ObservingClosureQueue {
  private var waiting: [ObservingClosure] = []
  /// The memory of the previous closures, for the next ones.
  private var spare: [ObservingClosure] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ closure: ObservingClosure) {
    waiting.append(closure)
  }

  /// Removes the closures, and returns them.
  mutating func take() -> [ObservingClosure] {
    var closures: [ObservingClosure] = []
    swap(&closures, &spare)
    swap(&closures, &waiting)
    return closures
  }

  /// Keeps the memory of closures that have run for reuse.
  mutating func reuse(_ emptied: consuming [ObservingClosure]) {
    spare = emptied
  }
}
