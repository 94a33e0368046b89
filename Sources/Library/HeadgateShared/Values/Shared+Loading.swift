extension Shared {
  /// Whether the key of the value is loading it.
  public var isLoading: Bool { location.root.observed.isLoading }

  /// The error of the last load; nil after a load that succeeded.
  public var loadError: (any Error)? { location.root.observed.loadError }

  /// The error of the last save; nil after a save that succeeded.
  public var saveError: (any Error)? { location.root.observed.saveError }

  /// Loads the value from its key, and waits for it. Does nothing without a key.
  ///
  /// - Throws: The error of the key. The value stays.
  public func load() async throws {
    try await location.root.load()
  }

  /// Begins to load the value from its key, and does not wait. An error is reported, and in ``loadError``.
  public func reload() {
    location.root.reload()
  }

  /// Saves the value with its key, and waits for it. Does nothing without a key.
  ///
  /// A change is saved without this function. Use it after an error, and to overwrite a file that could not be read.
  ///
  /// - Throws: The error of the key.
  public func save() async throws {
    try await location.root.save()
  }
}

extension SharedReader {
  /// Whether the key of the value is loading it.
  public var isLoading: Bool { location.root.observed.isLoading }

  /// The error of the last load; nil after a load that succeeded.
  public var loadError: (any Error)? { location.root.observed.loadError }

  /// Loads the value from its key, and waits for it. Does nothing without a key.
  ///
  /// - Throws: The error of the key. The value stays.
  public func load() async throws {
    try await location.root.load()
  }

  /// Begins to load the value from its key, and does not wait. An error is reported, and in ``loadError``.
  public func reload() {
    location.root.reload()
  }
}

extension SharedRoot {
  /// The root, with the read registered with the thread's observation tracking.
  fileprivate var observed: Self {
    observers.access()
    return self
  }
}
