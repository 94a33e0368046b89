extension AsyncStream {
  /// Creates a stream of the elements of a sequence. An error of the sequence ends the stream.
  ///
  /// - Parameter sequence: The sequence. A separate task reads it; the task is cancelled when the stream ends.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element, Element: Sendable {
    self = sequence.eraseToStream()
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Creates a stream of the elements of a sequence. The stream throws the errors of the sequence.
  ///
  /// - Parameter sequence: The sequence. A separate task reads it; the task is cancelled when the stream ends.
  public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element, Element: Sendable {
    self = sequence.eraseToThrowingStream()
  }
}
