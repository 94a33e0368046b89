extension Task where Success == Never, Failure == Never {
  /// Sleeps until the task is cancelled.
  ///
  /// ```swift
  /// func wait() async throws {
  ///   try await Task.never()
  /// }
  /// ```
  ///
  /// - Throws: `CancellationError`, at once, when the task is cancelled.
  public static func never() async throws -> Never {
    for await element in AsyncStream<Never>.never {
      switch element {}
    }
    throw _Concurrency.CancellationError()
  }
}
