import Foundation

/// Threads whose stacks are large enough for deep trees.
///
/// A chain of 10,000 calls is a tree of 20,000 levels, and a walk over a tree is recursive. The stacks of the main thread and of
/// tasks are too small for it: they have 0.5 to 8 MB.
package enum DeepStack {
  /// The size of a stack. It is address space: only the pages that a walk touches use memory.
  static let size = 512 << 20

  private static let idle = IdleWorkers()

  /// Performs work on a thread with a deep stack, and waits for the result.
  ///
  /// The thread is used again, so there are as many threads as callers that work at the same time. Work inside of work stays on
  /// its thread. The work has no task-local values. If the system has no space for a deep stack, the work uses the stack of the
  /// caller.
  package static func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    guard !DeepWorker.isCurrent, let worker = idle.take() ?? DeepWorker(stackSize: size) else { return try work() }
    defer { idle.add(worker) }
    var result: Result<Value, Failure>?
    withoutActuallyEscaping(work) { work in
      worker.perform {
        do throws(Failure) { result = .success(try work()) } catch { result = .failure(error) }
      }
    }
    guard let result else { preconditionFailure("A worker returns after it has performed its job.") }
    return try result.get()
  }

  /// The number of threads without work.
  static var idleCount: Int { idle.count }
}

/// The workers without a job.
///
/// `@unchecked Sendable`: the lock protects the list.
private final class IdleWorkers: @unchecked Sendable {
  private let lock = NSLock()
  private var workers: [DeepWorker] = []

  func take() -> DeepWorker? { lock.withLock { workers.popLast() } }

  var count: Int { lock.withLock { workers.count } }

  func add(_ worker: DeepWorker) { lock.withLock { workers.append(worker) } }
}
