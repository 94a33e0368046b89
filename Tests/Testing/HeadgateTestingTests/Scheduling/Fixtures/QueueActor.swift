import Dispatch

/// An actor with an executor of its own: a dispatch queue, which no test store drains.
actor QueueActor {
  private nonisolated let executor: QueueExecutor
  private(set) var texts: [String] = []

  init(_ label: String) {
    executor = QueueExecutor(label)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func add(_ text: String) -> Int {
    texts.append(text)
    return texts.count
  }
}

private final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
