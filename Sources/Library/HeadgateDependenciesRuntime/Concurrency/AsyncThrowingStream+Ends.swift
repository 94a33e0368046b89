extension AsyncThrowingStream where Failure == any Error {
  /// A stream that never produces an element. It ends when its reader is cancelled.
  public static var never: AsyncThrowingStream<Element, any Error> { AsyncThrowingStream { _ in } }

  /// Returns a stream that has ended.
  ///
  /// - Parameter error: The error that the stream throws; nil if it ends without an error.
  public static func finished(throwing error: Failure? = nil) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }
}
