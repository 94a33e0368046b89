import Dispatch
internal import HeadgateSupport

/// Runs ordinary actors that effects enter while nobody drains the queue of their test store.
///
/// An actor that is idle is run by the executor of the first task that enters it, with all that others have for it meanwhile. When
/// that executor is a queue that only a test drains, and the test needs the actor for its next line, neither goes on.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ActorsOutside: Sendable {
  private struct State {
    var running = 0
    var waiting: [ResumeOnce] = []
  }
  private let state = Locked(State())
  private let queue = DispatchQueue(label: "headgate.actors")

  /// Whether a job runs an actor, and is not a part of a task: such jobs have no number.
  ///
  /// That a description says so is a fact of the concurrency library; a job of another kind that has none only resumes a task.
  static func isOfActor(_ job: UnownedJob) -> Bool {
    job.description.hasSuffix("(id: nil)")
  }

  func run(_ job: @escaping @Sendable () -> Void) {
    state.withLock { $0.running += 1 }
    queue.async { [self] in
      job()
      let waiting = state.withLock { state -> [ResumeOnce] in
        state.running -= 1
        guard state.running == 0 else { return [] }
        defer { state.waiting = [] }
        return state.waiting
      }
      for gate in waiting { gate.resume(true) }
    }
  }

  /// Waits until all that was begun has come to rest.
  func awaitRest(isolation: isolated (any Actor)? = #isolation) async {
    let gate: ResumeOnce? = state.withLock { state in
      guard state.running > 0 else { return nil }
      let gate = ResumeOnce()
      state.waiting.append(gate)
      return gate
    }
    if let gate { _ = await gate.wait() }
  }
}
