extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns the elements as a stream. An error of the sequence ends the stream.
  ///
  /// - Returns: A stream. A separate task reads the sequence; it is cancelled when the stream ends.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream { continuation in
      let task = Task {
        do {
          for try await element in self { continuation.yield(element) }
        } catch {
          // A stream without errors can only end.
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Returns the elements as a stream that throws the errors of the sequence.
  ///
  /// - Returns: A stream. A separate task reads the sequence; it is cancelled when the stream ends.
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
