extension Task where Success == Never, Failure == Never {
  /// Sleeps until the task is cancelled.
  ///
  /// - Throws: `CancellationError`, immediately, when the task is cancelled.
  public static func never() async throws -> Never {
    for await element in AsyncStream<Never>.never {
      switch element {}
    }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// Sleeps until the task is cancelled, in place of an operation that returns a value.
  ///
  /// ```swift
  /// store.dependencies.search.find = { _ in try await Task.never() }
  /// ```
  ///
  /// - Throws: `CancellationError`, immediately, when the task is cancelled.
  @_disfavoredOverload
  public static func never() async throws -> Success {
    try await Task<Never, Never>.never()
  }
}
