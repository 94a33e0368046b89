extension DependencyValues {
  /// Lets `body` override values. A read that is part of a write does not count as a use.
  package mutating func update<Result, Failure: Error>(
    _ body: (inout DependencyValues) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    // Only tests have values that report their use.
    if DependencyContext.detected == .test { return try updateInTest(body).get() }
    return try body(&self)
  }

  /// `TaskLocal.withValue` throws untyped errors. The error is passed around it to keep the typed `throws`.
  private mutating func updateInTest<Result, Failure: Error>(
    _ body: (inout DependencyValues) throws(Failure) -> Result
  ) -> Swift.Result<Result, Failure> {
    let uses = UsesInUpdate()
    defer { uses.report(except: self) }
    return UsesInUpdate.$current.withValue(uses) {
      Swift.Result { () throws(Failure) in try body(&self) }
    }
  }

  /// Sets one value. A key path that writes a computed property reads it first, so this is an update.
  package mutating func set<Value>(_ keyPath: WritableKeyPath<DependencyValues, Value>, to value: Value) {
    update { $0[keyPath: keyPath] = value }
  }

  /// Binds these values to the defaults of the running test. So code in a detached task or on another thread uses the
  /// same defaults.
  ///
  /// The values are not bound to the defaults of the process. XCTest creates a property of a test class before any test
  /// runs, and the property must use the defaults of the test that reads it.
  package mutating func pinDefaults() {
    guard DependencyContext.detected != .live, storage.defaults == nil else { return }
    let defaults = defaults
    guard defaults !== DefaultValues.process else { return }
    ensureUniqueStorage()
    storage.defaults = defaults
  }

  /// Returns the current values, bound to the running test and changed by `update`.
  package static func currentUpdated<Failure: Error>(
    by update: (inout DependencyValues) throws(Failure) -> Void
  ) throws(Failure) -> DependencyValues {
    var values = current
    try values.update(update)
    values.pinDefaults()
    return values.withoutFallback
  }

  /// Returns the same values as ``currentUpdated(by:)``, for an asynchronous update.
  static func currentUpdated(
    isolation: isolated (any Actor)?,
    by update: (inout DependencyValues) async throws -> Void
  ) async rethrows -> DependencyValues {
    var values = current
    let uses = UsesInUpdate()
    values.isUpdating = true
    try await UsesInUpdate.$current.withValue(uses) {
      try await update(&values)
    }
    values.isUpdating = false
    uses.report(except: values)
    values.pinDefaults()
    return values.withoutFallback
  }
}

extension DependencyValues {
  /// Runs one case of a test with overridden dependencies and its own default values.
  package static func withTestDependencies(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout DependencyValues) throws -> Void,
    operation: () async throws -> Void
  ) async rethrows {
    var values = current
    let own = values.storage.defaults == nil ? DefaultValues() : nil
    if let own {
      values.ensureUniqueStorage()
      values.storage.defaults = own
    }
    // A default value may store dependencies that store these values, which store the default value.
    defer { own?.reset() }
    try await TaskContext.$current.withValue(values.taskContext) {
      try await withDependencies(update, operation: operation)
    }
  }
}
