/// Hands the dependencies in force to code that runs later and does not inherit them: a callback, a queue, a timer.
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
/// - Parameter operation: Takes the continuation that carries the dependencies.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withEscapedDependencies<Result>(
  _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
  try operation(DependencyValues.Continuation())
}

/// Hands the dependencies in force to code that runs later, from an operation that suspends.
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
///   - isolation: The actor that the operation runs on: the caller's.
///   - operation: Takes the continuation that carries the dependencies.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Dependencies on their way to other code; see ``withEscapedDependencies(_:)``.
  ///
  /// It can be used any number of times and from any thread.
  ///
  /// ```swift
  /// let context = withEscapedDependencies { continuation in
  ///   continuation.yield { DependencyValues().context }
  /// }
  /// ```
  public struct Continuation: Sendable {
    private let values: DependencyValues

    init() {
      var values = DependencyValues.current
      values.pinDefaults()
      self.values = values
    }

    /// Runs an operation with the dependencies that were in force where the continuation was made.
    ///
    /// ```swift
    /// let context = withEscapedDependencies { $0.yield { DependencyValues().context } }
    /// ```
    ///
    /// - Parameter operation: What runs with them.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    @discardableResult
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try values.whileInForce(operation)
    }

    /// Runs an operation that suspends with the dependencies that were in force where the continuation was made.
    ///
    /// ```swift
    /// func pause() async {
    ///   await withEscapedDependencies { continuation in
    ///     await continuation.yield { await Task.yield() }
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The actor that the operation runs on: the caller's.
    ///   - operation: What runs with them.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    @discardableResult
    public func yield<Result>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> Result
    ) async rethrows -> Result {
      try await TaskContext.$current.withValue(values.taskContext, operation: operation)
    }
  }
}
