import Dispatch
internal import HeadgateSupport

/// Runs jobs of actors that effects enter while the queue of their test store is not drained.
///
/// An idle actor runs on the executor of the first task that enters it, together with all jobs that other tasks enqueue
/// meanwhile. When that executor is a queue that only the test drains, and the test waits for the actor, both wait forever.
/// So these jobs run on a separate queue.
final class ActorsOutside: Sendable {
  private struct State {
    var running = 0
    var waiting: [DecidedOnce] = []
  }
  private let state = Locked(State())
  private let queue = DispatchQueue(label: "headgate.actors")

  /// Calls a closure after the time that a job of an unknown kind waits for a drain.
  func later(_ body: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(50), execute: body)
  }

  func run(_ job: @escaping @Sendable () -> Void) {
    state.withLock { $0.running += 1 }
    queue.async { [self] in
      job()
      let waiting = state.withLock { state -> [DecidedOnce] in
        state.running -= 1
        guard state.running == 0 else { return [] }
        defer { state.waiting = [] }
        return state.waiting
      }
      for gate in waiting { gate.resume(true) }
    }
  }

  /// Waits until all started jobs end.
  func awaitRest(isolation: isolated (any Actor)? = #isolation) async {
    let gate: DecidedOnce? = state.withLock { state in
      guard state.running > 0 else { return nil }
      let gate = DecidedOnce()
      state.waiting.append(gate)
      return gate
    }
    if let gate { _ = await gate.wait() }
  }
}
