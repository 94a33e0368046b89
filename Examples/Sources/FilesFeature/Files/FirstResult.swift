import Foundation

/// The first of several results, for one continuation.
nonisolated final class FirstResult<Value: Sendable>: @unchecked Sendable {
  // Sendable: all mutable state is accessed with the lock only.
  private let lock = NSLock()
  private var result: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?

  /// Whether there is a result.
  var isKnown: Bool { lock.withLock { result != nil } }

  /// Sets the result. Only the first call has an effect.
  func set(_ new: Result<Value, any Error>) {
    let waiting = lock.withLock {
      guard result == nil else { return nil as CheckedContinuation<Value, any Error>? }
      result = new
      return continuation
    }
    waiting?.resume(with: new)
  }

  /// Resumes a continuation with the result, at once or when there is one. Call it once.
  func send(to new: CheckedContinuation<Value, any Error>) {
    let known = lock.withLock {
      if result == nil { continuation = new }
      return result
    }
    if let known { new.resume(with: known) }
  }
}
