extension AsyncStream {
  /// A stream of the elements of a sequence; an error ends it quietly.
  ///
  /// ```swift
  /// let numbers = AsyncStream(AsyncStream { $0.yield(1) }.map { $0 + 1 })
  /// ```
  ///
  /// - Parameter sequence: Is read by a task of its own, which is cancelled with the stream.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element, Element: Sendable {
    self = sequence.eraseToStream()
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream of the elements of a sequence, which throws what the sequence throws.
  ///
  /// ```swift
  /// let numbers = AsyncThrowingStream(AsyncStream { $0.yield(1) }.map { $0 + 1 })
  /// ```
  ///
  /// - Parameter sequence: Is read by a task of its own, which is cancelled with the stream.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element, Element: Sendable {
    self = sequence.eraseToThrowingStream()
  }
}
