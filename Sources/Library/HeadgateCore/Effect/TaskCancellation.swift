import HeadgateSupport

/// Runs an operation that an id can cancel, from inside a `.run` effect.
///
/// The id works like that of `cancellable(id:)` for the same effect: a `.cancel(id:)` of the feature or of a parent cancels the
/// operation. Outside an effect, the id is valid in the whole process.
///
/// ```swift
/// let user = try await withTaskCancellation(id: CancelID.load) { try await users.load() }
/// ```
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether tasks and effects with this id are cancelled first.
///   - isolation: The actor of the caller.
///   - operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let id = CancelID(id)
  let registry: any TaskRegistrar = CurrentEffect.run ?? ProcessTasks.shared
  let named = NamedTask()
  let number = await registry.register(id, cancelInFlight: cancelInFlight) { named.cancel() }
  let result = Locked<Result<Value, Failure>?>(nil)
  let task = named.start { isCancelled in
    registry.startTask {
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      let outcome: Result<Value, Failure>
      do throws(Failure) { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
      result.withLock { $0 = outcome }
    }
  }
  await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  if let number { await registry.unregister(number) }
  guard let result = result.withLock({ $0 }) else { preconditionFailure("The task has ended without a result.") }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the tasks and effects with an id in the feature of the current effect and in its children.
  ///
  /// Call this method from inside a `.run` effect, on any thread. When the method returns, all tasks and effects with the id are
  /// cancelled, and the store drops the actions that they send later. The consequences of the cancellation (the next part of a
  /// sequence, events for observers) follow asynchronously on the actor of the store. Outside an effect, the method cancels the
  /// tasks that were registered outside effects.
  ///
  /// ```swift
  /// Task.cancel(id: CancelID.load)
  /// ```
  public static func cancel(id: some Hashable & Sendable) {
    let registry: any TaskRegistrar = CurrentEffect.run ?? ProcessTasks.shared
    registry.cancelTasks(CancelID(id))
  }
}

/// A task that can be cancelled as soon as it is registered, even before the task is created.
private final class NamedTask: Sendable {
  private struct State {
    var isCancelled = false
    var task: Task<Void, Never>?
  }
  private let state = Locked(State())

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// Creates the task. The argument of `make` is whether the task is already cancelled.
  ///
  /// The lock is held, so that an operation that immediately cancels its own id finds its task.
  func start(_ make: (_ isCancelled: Bool) -> Task<Void, Never>) -> Task<Void, Never> {
    state.withLock { state in
      let task = make(state.isCancelled)
      state.task = task
      return task
    }
  }
}

/// The tasks that were registered outside any store.
private final class ProcessTasks: TaskRegistrar {
  static let shared = ProcessTasks()
  private struct Tasks {
    var last: UInt64 = 0
    var running: [CancelID: [UInt64: @Sendable () -> Void]] = [:]
  }
  private let tasks = Locked(Tasks())

  func register(_ id: CancelID, cancelInFlight: Bool, cancel: @escaping @Sendable () -> Void) async -> UInt64? {
    if cancelInFlight { cancelTasks(id) }
    return tasks.withLock { tasks in
      tasks.last += 1
      tasks.running[id, default: [:]][tasks.last] = cancel
      return tasks.last
    }
  }

  func unregister(_ number: UInt64) async {
    tasks.withLock { tasks in
      guard let id = tasks.running.first(where: { $0.value[number] != nil })?.key else { return }
      tasks.running[id]?[number] = nil
      if tasks.running[id]?.isEmpty == true { tasks.running[id] = nil }
    }
  }

  func startTask(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(operation: operation)
  }

  func cancelTasks(_ id: CancelID) {
    let running = tasks.withLock { $0.running.removeValue(forKey: id) }
    for number in running?.keys.sorted() ?? [] { running?[number]?() }
  }
}
