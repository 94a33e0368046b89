extension AsyncStream {
  /// A stream that never produces an element. It ends when its reader is cancelled.
  public static var never: AsyncStream<Element> { AsyncStream { _ in } }

  /// A stream that has ended.
  public static var finished: AsyncStream<Element> { AsyncStream { $0.finish() } }
}
