import Dispatch
import HeadgateSupport

/// The actor of a store of this dialect: what runs on it runs on a serial queue, with the lock of the state held.
actor QueueActor {
  nonisolated let executor: QueueExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ executor: QueueExecutor) {
    self.executor = executor
  }

  /// Sees to the letters of a store as long as there is one.
  func attend(_ mailbox: Mailbox) async {
    while let owner = await mailbox.messages() {
      // Between two runs, effects have their turn on the queue.
      while !owner.serve() { await Task.yield() }
    }
  }
}

/// What runs jobs on the queue of a store: those of its actor, and all of the drainTask's.
final class QueueExecutor: SerialExecutor {
  let queue = DispatchQueue(label: "headgate.store")
  /// Held by whoever touches the store's core: the queue, and who reads the state on another thread.
  let lock = CoreLock()
  private let didRun = Locked<(@Sendable () -> Void)?>(nil)

  /// Is called after each job, with the lock held.
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
