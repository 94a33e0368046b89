extension Task where Failure == any Error {
  /// The value of the task, which is cancelled when its reader is.
  ///
  /// ```swift
  /// func load(_ task: Task<Int, any Error>) async throws -> Int {
  ///   try await task.cancellableValue
  /// }
  /// ```
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The value of the task, which is cancelled when its reader is.
  ///
  /// ```swift
  /// func load(_ task: Task<Int, Never>) async -> Int {
  ///   await task.cancellableValue
  /// }
  /// ```
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
