extension AsyncStream {
  /// A stream that never gives anything; it ends when its reader is cancelled.
  public static var never: AsyncStream<Element> { AsyncStream { _ in } }

  /// A stream that is at its end.
  public static var finished: AsyncStream<Element> { AsyncStream { $0.finish() } }
}
