extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements as a stream; an error ends it quietly.
  ///
  /// ```swift
  /// let numbers = AsyncStream { $0.yield(1) }.map { $0 + 1 }.eraseToStream()
  /// ```
  ///
  /// - Returns: A stream. The sequence is read by a task of its own, which is cancelled with the stream.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream { continuation in
      let task = Task {
        do {
          for try await element in self { continuation.yield(element) }
        } catch {
          // A stream without errors cannot tell more than that it is over.
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The elements as a stream that throws what the sequence throws.
  ///
  /// ```swift
  /// let numbers = AsyncStream { $0.yield(1) }.map { $0 + 1 }.eraseToThrowingStream()
  /// ```
  ///
  /// - Returns: A stream. The sequence is read by a task of its own, which is cancelled with the stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for try await element in self { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
