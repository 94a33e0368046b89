import HeadgateCore
public import HeadgateDependenciesRuntime

extension TestStore {
  /// The dependencies of the feature. A change applies to the reducer and to effects that start later.
  ///
  /// ```swift
  /// store.dependencies.date = .constant(.distantPast)
  /// ```
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set {
      core.dependencies = newValue.withoutFallback
      let ids = core.dependencies.stackElementID
      ids.skip(allMadeBy: observer.stackElementIDs)
      observer.stackElementIDs = ids
    }
  }

  /// Performs an operation with other dependencies, then restores the current ones.
  ///
  /// ```swift
  /// await store.withDependencies { $0.uuid = .incrementing } operation: { await store.send(.addButtonTapped) }
  /// ```
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<Result, Failure: Error>(
    _ update: (inout DependencyValues) -> Void,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = dependencies
    defer { dependencies = outer }
    update(&dependencies)
    return try operation()
  }

  /// Performs an asynchronous operation with other dependencies, then restores the current ones.
  ///
  /// ```swift
  /// await store.withDependencies { $0.uuid = .incrementing } operation: { await store.send(.addButtonTapped) }
  /// ```
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - isolation: The actor of the test.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<Result, Failure: Error>(
    _ update: (inout DependencyValues) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outer = dependencies
    defer { dependencies = outer }
    update(&dependencies)
    return try await operation()
  }
}
