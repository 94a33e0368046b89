/// The executor of the effects of a test store and of their child tasks.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class DriverTaskExecutor: TaskExecutor, EffectExecutor {
  private let queue: JobQueue

  init(queue: JobQueue) {
    self.queue = queue
  }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.append(UnownedJob(job), on: self)
  }

  func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  func start(
    _ task: DrivenTask,
    of driver: EffectDriver,
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    // A closure that was made elsewhere would be wrapped in another one, which is an allocation for each effect.
    Task(executorPreference: self, priority: priority) {
      await task.run(operation)
      driver.noteEnd(of: task)
    }
  }
}

/// The executor on which effects access the core of a test store.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class DriverSerialExecutor: SerialExecutor, DriverExecutor {
  private let queue: JobQueue
  private let tasks: DriverTaskExecutor

  init(queue: JobQueue, tasks: DriverTaskExecutor) {
    self.queue = queue
    self.tasks = tasks
  }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.append(UnownedJob(job), on: self)
  }

  func run(_ job: UnownedJob) {
    job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: tasks.asUnownedTaskExecutor())
  }
}
