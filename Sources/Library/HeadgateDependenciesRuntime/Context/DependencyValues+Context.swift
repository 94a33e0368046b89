extension DependencyValues {
  /// The context that selects between live, preview and test values.
  ///
  /// Setting the context does not change overridden dependencies.
  public var context: DependencyContext {
    get { storage.context ?? fallback?.context ?? defaults.preparedContext ?? .detected }
    set {
      ensureUniqueStorage()
      storage.context = newValue
    }
  }

  /// Values without overrides, in the live context.
  public static var live: DependencyValues { DependencyValues(context: .live) }

  /// Values without overrides, in the test context.
  public static var test: DependencyValues { DependencyValues(context: .test) }

  /// Values without overrides, in the preview context.
  public static var preview: DependencyValues { DependencyValues(context: .preview) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }

  /// Removes the default values that were computed for the running test or, outside of tests, for the process.
  ///
  /// Overridden and prepared values stay. Code that already stores a default value keeps it.
  public func resetCache() {
    defaults.resetCache()
  }
}
