/// An executor whose jobs are run by hand.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol DriverExecutor: AnyObject, Sendable {
  /// Runs a job of this executor on this thread until it suspends or ends.
  func run(_ job: UnownedJob)
}

/// Where the tasks of a test store's effects run, with their child tasks.
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

/// Where a test store's core is touched, when an effect does it.
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

/// The actor that the core of a test store belongs to. Its jobs wait in the queue of the hand like all others, so that what an
/// effect sends is reduced in turn, and by the one who drains.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
actor DriverActor {
  private nonisolated let executor: DriverSerialExecutor

  init(executor: DriverSerialExecutor) {
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
