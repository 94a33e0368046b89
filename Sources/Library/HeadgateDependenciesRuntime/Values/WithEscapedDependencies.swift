/// Passes the current dependencies to code that runs later and does not inherit them, such as a callback or a timer.
///
/// ```swift
/// import Dispatch
///
/// func later(_ body: @escaping @Sendable () -> Void) {
///   withEscapedDependencies { continuation in
///     DispatchQueue.main.async {
///       continuation.yield { body() }
///     }
///   }
/// }
/// ```
///
/// - Parameter operation: Receives the continuation with the dependencies.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@discardableResult
public func withEscapedDependencies<Result>(
  _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
  try operation(DependencyValues.Continuation())
}

/// Passes the current dependencies to code that runs later, from an asynchronous operation.
///
/// ```swift
/// func later() async {
///   await withEscapedDependencies { continuation in
///     await Task.detached {
///       continuation.yield { print(DependencyValues().context) }
///     }.value
///   }
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the caller. The operation runs on it.
///   - operation: Receives the continuation with the dependencies.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@discardableResult
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Captured dependencies for code that runs later; see ``withEscapedDependencies(_:)``.
  ///
  /// A continuation can be used any number of times and from any thread.
  public struct Continuation: Sendable {
    private let values: DependencyValues

    init() {
      var values = DependencyValues.current
      values.pinDefaults()
      self.values = values
    }

    /// Runs an operation with the dependencies that were current when the continuation was created.
    ///
    /// - Parameter operation: The closure that runs with the dependencies.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
    @discardableResult
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try values.whileInForce(operation)
    }

    /// Runs an asynchronous operation with the dependencies that were current when the continuation was created.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller. The operation runs on it.
    ///   - operation: The closure that runs with the dependencies.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
    @discardableResult
    public func yield<Result>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> Result
    ) async rethrows -> Result {
      try await TaskContext.$current.withValue(values.taskContext, operation: operation)
    }
  }
}
