import Dispatch
import HeadgateCore
import HeadgateSupport

/// Starts the side effects of one action in the order of their reducers: each runs up to its first suspension, then the next
/// starts.
///
/// After its first suspension, an effect runs concurrently with the others. The only effect of an action runs concurrently
/// from the start.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class EffectStarter: Sendable {
  private struct State {
    /// The number and the cause of the last started effect, and the queue on which effects of the same action start when
    /// there are several.
    var number: UInt64 = 0
    var cause: ActionCause?
    var queue: DispatchQueue?
  }
  private let state = Locked(State())

  /// Starts an effect.
  ///
  /// - Parameter isFollowed: Whether another effect waits to be started. It is evaluated only for effects that the store
  ///   starts.
  func start(
    _ effect: EffectDescription,
    isFollowed: @autoclosure () -> Bool,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let queue = state.withLock { state -> DispatchQueue? in
      // An effect started this task itself, from any thread.
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

/// Runs the first job of a task on a serial queue, and all other jobs concurrently.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class EffectExecutor: TaskExecutor {
  /// The queue for the first job; nil after it.
  private let queue: Locked<DispatchQueue?>

  init(beginningOn queue: DispatchQueue) {
    self.queue = Locked(queue)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let first = queue.exchange(nil)
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
