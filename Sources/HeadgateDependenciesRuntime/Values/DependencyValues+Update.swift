extension DependencyValues {
  /// Lets `body` override values. What it looks at on the way to a write does not count as used.
  package mutating func update<Failure: Error>(
    _ body: (inout DependencyValues) throws(Failure) -> Void
  ) throws(Failure) {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    try body(&self)
  }

  /// Sets one value. A key path that writes a computed property reads it first, so this is an update.
  package mutating func set<Value>(_ keyPath: WritableKeyPath<DependencyValues, Value>, to value: Value) {
    update { $0[keyPath: keyPath] = value }
  }

  /// Ties these values to the defaults of the running test, so that what uses them elsewhere (in a detached task, on
  /// another thread) computes no defaults of its own.
  package mutating func pinDefaults() {
    guard DependencyContext.detected != .live, storage.defaults == nil else { return }
    let defaults = defaults
    ensureUniqueStorage()
    storage.defaults = defaults
  }

  /// The values in force, tied to the running test, and changed by `update`.
  package static func currentUpdated<Failure: Error>(
    by update: (inout DependencyValues) throws(Failure) -> Void
  ) throws(Failure) -> DependencyValues {
    var values = current
    try values.update(update)
    values.pinDefaults()
    return values.withoutFallback
  }

  /// As ``currentUpdated(by:)``, for an update that suspends.
  static func currentUpdated(
    isolation: isolated (any Actor)?,
    by update: (inout DependencyValues) async throws -> Void
  ) async rethrows -> DependencyValues {
    var values = current
    values.isUpdating = true
    try await update(&values)
    values.isUpdating = false
    values.pinDefaults()
    return values.withoutFallback
  }
}

extension DependencyValues {
  /// Runs one case of a test with dependencies overridden and with defaults that no other case has.
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
    // A default may hold dependencies that hold these values, which hold the defaults.
    defer { own?.reset() }
    try await $bound.withValue(values) {
      try await withDependencies(update, operation: operation)
    }
  }
}
