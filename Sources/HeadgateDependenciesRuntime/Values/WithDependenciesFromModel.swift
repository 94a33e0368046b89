internal import HeadgateSupport

/// Runs an operation with the dependencies of a model, and some of them overridden: the way for a model to make another.
///
/// The model's dependencies are those that its `@Dependency` properties captured; what is in force now lies over them.
/// A model without such a property is reported, and the operation runs with what is in force.
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
/// Complexity: looks through the stored properties of the model.
///
/// - Parameters:
///   - model: The object whose dependencies are handed on.
///   - updateValuesForOperation: Changes them for the operation.
///   - operation: What runs with them.
///   - fileID: The place of a report.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
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

/// Runs an operation with the dependencies of a model, without overriding any.
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
///   - model: The object whose dependencies are handed on; one without any is reported.
///   - operation: What runs with them.
///   - fileID: The place of a report.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
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

/// Runs an operation that suspends with the dependencies of a model, and some of them overridden.
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
///   - model: The object whose dependencies are handed on; one without any is reported.
///   - isolation: The actor that both closures run on: the caller's.
///   - updateValuesForOperation: Changes them for the operation.
///   - operation: What runs with them.
///   - fileID: The place of a report.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
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

/// Runs an operation that suspends with the dependencies of a model, without overriding any.
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
///   - model: The object whose dependencies are handed on; one without any is reported.
///   - isolation: The actor that the operation runs on: the caller's.
///   - operation: What runs with them.
///   - fileID: The place of a report.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
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
