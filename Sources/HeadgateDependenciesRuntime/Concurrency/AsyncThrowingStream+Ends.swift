extension AsyncThrowingStream where Failure == any Error {
  /// A stream that never gives anything; it ends when its reader is cancelled.
  public static var never: AsyncThrowingStream<Element, any Error> { AsyncThrowingStream { _ in } }

  /// A stream that is at its end.
  ///
  /// ```swift
  /// let failed = AsyncThrowingStream<Int, any Error>.finished(throwing: CancellationError())
  /// ```
  ///
  /// - Parameter error: What its reader is thrown; nil: it ends quietly.
  public static func finished(throwing error: Failure? = nil) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }
}
