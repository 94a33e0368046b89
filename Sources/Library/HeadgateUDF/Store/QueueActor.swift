import Dispatch
import HeadgateSupport

/// The actor of a store with open actions. Its jobs run on a serial queue with the lock of the state held.
actor QueueActor {
  nonisolated let executor: QueueExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ executor: QueueExecutor) {
    self.executor = executor
  }

  /// Reduces the messages of a store until the store is deallocated.
  func attend(_ mailbox: Mailbox) async {
    while let owner = await mailbox.messages() {
      // Between two runs, effects run on the queue.
      while !owner.serve() { await Task.yield() }
    }
  }
}

/// Runs jobs on the queue of a store: the jobs of its actor and of the drain task.
final class QueueExecutor: SerialExecutor {
  let queue = DispatchQueue(label: "headgate.store")
  /// Protects the store's core. The queue and readers on other threads take it.
  let lock = CoreLock()
  private let didRun = Locked<(@Sendable () -> Void)?>(nil)

  /// Sets a closure that is called after each job, with the lock held.
  func afterEachJob(_ perform: @escaping @Sendable () -> Void) {
    didRun.withLock { $0 = perform }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      lock.withTurn {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
          job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
        } else {
          job.runSynchronously(on: asUnownedSerialExecutor())
        }
        didRun.withLock { $0 }?()
      }
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension QueueExecutor: TaskExecutor {}
