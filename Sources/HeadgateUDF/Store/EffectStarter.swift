import Dispatch
import HeadgateCore
import HeadgateSupport

/// Starts the side effects of one action in the order of their reducers: each runs up to where it first suspends, then the next.
///
/// What an effect does after that, and the only effect of an action from its beginning, runs beside the others.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class EffectStarter: Sendable {
  private struct State {
    /// The effect that was started last, and the queue on which those of its action start, where there are several.
    var number: UInt64 = 0
    var cause: ActionCause?
    var queue: DispatchQueue?
  }
  private let state = Locked(State())

  /// Starts an effect.
  ///
  /// - Parameter isFollowed: Whether another effect waits to be started; asked only for an effect that the store starts.
  func start(
    _ effect: EffectDescription,
    isFollowed: @autoclosure () -> Bool,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let queue = state.withLock { state -> DispatchQueue? in
      // A task that an effect starts itself, from wherever it runs.
      guard effect.number > state.number else { return nil }
      if state.cause != effect.cause { state.queue = nil }
      state.number = effect.number
      state.cause = effect.cause
      if state.queue == nil, isFollowed() { state.queue = DispatchQueue(label: "headgate.effects") }
      return state.queue
    }
    guard let queue else { return Task(priority: priority, operation: operation) }
    return Task(executorPreference: EffectExecutor(beginningOn: queue), priority: priority, operation: operation)
  }
}

/// Runs the first job of a task on a serial queue, and all others beside each other.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class EffectExecutor: TaskExecutor {
  /// Until the first job has come.
  private let queue: Locked<DispatchQueue?>

  init(beginningOn queue: DispatchQueue) {
    self.queue = Locked(queue)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let first = queue.withLock { queue in
      defer { queue = nil }
      return queue
    }
    let priority = job.priority
    let job = UnownedJob(job)
    (first ?? .global(qos: Self.quality(priority))).async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }

  private static func quality(_ priority: JobPriority) -> DispatchQoS.QoSClass {
    switch TaskPriority(priority) {
    case .some(.high...): .userInitiated
    case .some(.medium...): .default
    case .some(.utility...): .utility
    case .some: .background
    case nil: .default
    }
  }
}
