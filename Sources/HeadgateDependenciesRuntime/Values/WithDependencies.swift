/// Runs an operation with some dependencies overridden.
///
/// The overrides are in force in everything that the operation calls, in the child tasks and `Task`s that it makes, and in
/// the `@Dependency` properties of what it makes for as long as that lives. Inside a reduction they are in force for the
/// synchronous part alone: a `Task` that is made there does not see them.
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
///   - updateValuesForOperation: Changes the values that are in force now to those for the operation.
///   - operation: What runs with them.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<Result>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  let values = try DependencyValues.currentUpdated(by: updateValuesForOperation)
  return try values.whileInForce(operation)
}

/// Runs an operation that suspends with some dependencies overridden; it runs where the caller runs.
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
///   - isolation: The actor that both closures run on: the caller's.
///   - updateValuesForOperation: Changes the values that are in force now to those for the operation.
///   - operation: What runs with them.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  let values = try await DependencyValues.currentUpdated(isolation: isolation, by: updateValuesForOperation)
  return try await TaskContext.$current.withValue(values.taskContext, operation: operation)
}
