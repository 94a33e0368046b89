internal import HeadgateSupport

/// Runs an operation with the dependencies of a model and with overrides. Use it when a model creates another model.
///
/// The dependencies of a model are the values that its `@Dependency` properties captured. Current overrides take
/// precedence over them. A model without such a property is reported, and the operation runs with the current values.
///
/// ```swift
/// final class Parent {
///   @Dependency(\.uuid) var uuid
///   func child() -> Child {
///     withDependencies(from: self) { $0.uuid = .incrementing } operation: { Child() }
///   }
/// }
/// final class Child {
///   @Dependency(\.uuid) var uuid
/// }
/// ```
///
/// Complexity: O(*n*) in the number of stored properties of the model.
///
/// - Parameters:
///   - model: The object with the dependencies.
///   - updateValuesForOperation: Changes the dependencies for the operation.
///   - operation: The closure that runs with the dependencies.
///   - fileID: The call site that a report names.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: The result of the operation.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues(ofModel: model, callSite: callSite).whileInForce {
    try withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an operation with the dependencies of a model, without overrides.
///
/// ```swift
/// final class Parent {
///   @Dependency(\.uuid) var uuid
///   func child() -> Child { withDependencies(from: self) { Child() } }
/// }
/// final class Child {
///   @Dependency(\.uuid) var uuid
/// }
/// ```
///
/// - Parameters:
///   - model: The object with the dependencies. A model without dependencies is reported.
///   - operation: The closure that runs with the dependencies.
///   - fileID: The call site that a report names.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  operation: () throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues(ofModel: model, callSite: callSite).whileInForce(operation)
}

/// Runs an asynchronous operation with the dependencies of a model and with overrides.
///
/// ```swift
/// final class Model {
///   @Dependency(\.date) var date
///   func stamp() async -> Date {
///     await withDependencies(from: self) { $0.date = .constant(.distantPast) } operation: {
///       await Task.yield()
///       return date.now
///     }
///   }
/// }
/// ```
///
/// - Parameters:
///   - model: The object with the dependencies. A model without dependencies is reported.
///   - isolation: The actor of the caller. Both closures run on it.
///   - updateValuesForOperation: Changes the dependencies for the operation.
///   - operation: The closure that runs with the dependencies.
///   - fileID: The call site that a report names.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: The result of the operation.
/// - Throws: The error of either closure.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = DependencyValues(ofModel: model, callSite: callSite)
  return try await TaskContext.$current.withValue(values.taskContext) {
    try await withDependencies(isolation: isolation, updateValuesForOperation, operation: operation)
  }
}

/// Runs an asynchronous operation with the dependencies of a model, without overrides.
///
/// ```swift
/// final class Model {
///   @Dependency(\.continuousClock) var clock
///   func pause() async throws {
///     try await withDependencies(from: self) { try await clock.sleep(for: .seconds(1)) }
///   }
/// }
/// ```
///
/// - Parameters:
///   - model: The object with the dependencies. A model without dependencies is reported.
///   - isolation: The actor of the caller. The operation runs on it.
///   - operation: The closure that runs with the dependencies.
///   - fileID: The call site that a report names.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> Result {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let values = DependencyValues(ofModel: model, callSite: callSite)
  return try await TaskContext.$current.withValue(values.taskContext, operation: operation)
}
