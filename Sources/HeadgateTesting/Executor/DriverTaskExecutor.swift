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

  func start(priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self, priority: priority, operation: operation)
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
