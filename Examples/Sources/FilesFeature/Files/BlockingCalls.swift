import Foundation

/// Runs system calls that may wait for a disk, outside of the threads that run tasks.
///
/// A disk of the network that does not answer stops at most `width` threads of its own, and no other work of the program.
nonisolated struct BlockingCalls: Sendable {
  private let queue = OperationQueue()

  init(width: Int) {
    queue.maxConcurrentOperationCount = width
    queue.qualityOfService = .userInitiated
  }

  /// Returns the result of the calls in a closure.
  ///
  /// Throws a `CancellationError` as soon as the task is cancelled, even if a call waits. The result of the closure is not used
  /// then. The parameter of the closure says whether this happened.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Value
  ) async throws -> Value {
    let result = FirstResult<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        result.send(to: continuation)
        queue.addOperation {
          guard !result.isKnown else { return }
          result.set(Result { try body { result.isKnown } })
        }
      }
    } onCancel: {
      result.set(.failure(CancellationError()))
    }
  }
}
