/// An executor whose jobs the driver runs.
protocol DriverExecutor: AnyObject, Sendable {
  /// Runs a job of this executor on this thread until the job suspends or ends.
  func run(_ job: UnownedJob)
}

/// The executor of the effects of a test store and of their child tasks.
///
/// A protocol, so that only its implementation needs a system with task executors.
protocol EffectExecutor: DriverExecutor {
  /// Starts a task that runs an operation as a task of the driver.
  func start(
    _ task: DrivenTask,
    of driver: EffectDriver,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>
}

/// The actor that isolates the core of a test store.
///
/// Its jobs wait in the queue of the driver, so the actions of effects are reduced in order, by the caller that drains the
/// queue.
actor DriverActor {
  private nonisolated let executor: any SerialExecutor

  init(executor: any SerialExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
