/// Runs an operation with overridden dependencies.
///
/// The overrides apply to all code that the operation calls, and to child tasks and `Task`s that it creates. An object
/// that the operation creates keeps the overrides in its `@Dependency` properties. Inside a reduction the overrides
/// apply only to synchronous code: a `Task` that is created there does not inherit them.
///
/// ```swift
/// let id = withDependencies {
///   $0.uuid = .incrementing
/// } operation: {
///   @Dependency(\.uuid) var uuid
///   return uuid()
/// }
/// ```
///
/// - Parameters:
///   - updateValuesForOperation: Changes a copy of the current values.
///   - operation: The closure that runs with the changed values.
/// - Returns: The result of the operation.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Result>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  let values = try DependencyValues.currentUpdated(by: updateValuesForOperation)
  return try values.whileInForce(operation)
}

/// Runs an asynchronous operation with overridden dependencies.
///
/// ```swift
/// func stamp() async -> Date {
///   await withDependencies {
///     $0.date = .constant(Date(timeIntervalSince1970: 0))
///   } operation: {
///     await Task.yield()
///     @Dependency(\.date) var date
///     return date.now
///   }
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the caller. Both closures run on it.
///   - updateValuesForOperation: Changes a copy of the current values.
///   - operation: The closure that runs with the changed values.
/// - Returns: The result of the operation.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  let values = try await DependencyValues.currentUpdated(isolation: isolation, by: updateValuesForOperation)
  return try await TaskContext.$current.withValue(values.taskContext, operation: operation)
}
