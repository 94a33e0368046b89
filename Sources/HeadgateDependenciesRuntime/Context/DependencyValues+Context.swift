extension DependencyValues {
  /// The context that decides between live, preview and test values.
  ///
  /// Setting it changes nothing for the dependencies that are overridden.
  ///
  /// ```swift
  /// var values = DependencyValues()
  /// values.context = .preview
  /// ```
  public var context: DependencyContext {
    get { storage.context ?? fallback?.context ?? defaults.preparedContext ?? .detected }
    set {
      ensureUniqueStorage()
      storage.context = newValue
    }
  }

  /// Values with nothing overridden, in the live context.
  public static var live: DependencyValues { DependencyValues(context: .live) }

  /// Values with nothing overridden, in the context of tests.
  public static var test: DependencyValues { DependencyValues(context: .test) }

  /// Values with nothing overridden, in the context of previews.
  public static var preview: DependencyValues { DependencyValues(context: .preview) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }

  /// Forgets the default values that were computed for the running test, or, outside of tests, for the process.
  ///
  /// Overridden and prepared values stay. What already holds a default value keeps it.
  ///
  /// ```swift
  /// DependencyValues.live.resetCache()
  /// ```
  public func resetCache() {
    defaults.resetCache()
  }
}
