/// An executor whose jobs the driver runs.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol DriverExecutor: AnyObject, Sendable {
  /// Runs a job of this executor on this thread until the job suspends or ends.
  func run(_ job: UnownedJob)
}

/// The executor of the effects of a test store and of their child tasks.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class DriverTaskExecutor: TaskExecutor, DriverExecutor {
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

/// The actor that isolates the core of a test store.
///
/// Its jobs wait in the queue of the driver, so the actions of effects are reduced in order, by the caller that drains the
/// queue.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
actor DriverActor {
  private nonisolated let executor: DriverSerialExecutor

  init(executor: DriverSerialExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
