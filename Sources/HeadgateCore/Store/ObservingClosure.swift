import HeadgateSupport
internal import Observation

/// A closure that runs again when what it read has changed.
final class ObservingClosure: @unchecked Sendable {
  // Sendable: `apply` is called on `isolation` only; the flags are behind the lock.
  private let apply: () -> Void
  private weak var token: ObserveToken?
  private weak var isolation: (any Actor)?
  private let isScheduled = Locked(false)

  init(token: ObserveToken, isolation: any Actor, apply: @escaping () -> Void) {
    self.token = token
    self.isolation = isolation
    self.apply = apply
  }

  /// Runs the closure and tracks what it reads; on the actor of the closure.
  func run() {
    isScheduled.withLock { $0 = false }
    guard let token, !token.isCancelled else { return }
    withObservationTracking(apply) { [self] in changed() }
  }

  /// Called at a change, on the thread of the change.
  private func changed() {
    let isFirst = isScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst, let isolation else { return }
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
