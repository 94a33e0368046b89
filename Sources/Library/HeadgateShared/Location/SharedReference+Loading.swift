internal import HeadgateSupport

/// What is known about the loads of a shared value.
struct LoadingState {
  var started: UInt64 = 0
  /// The newest load that has ended. Its answer, and what the place announces, ends all loads that began before: they do not count.
  private(set) var ended: UInt64 = 0
  /// Whether the place said that it loads.
  var isAnnounced = false
  var error: (any Error)?
  /// The thread that creates the reference.
  var connectingThread: UInt?

  var isLoading: Bool { ended < started || isAnnounced }

  /// Notes the end of a load. Returns false if a newer answer has ended it before.
  mutating func end(_ number: UInt64, _ error: (any Error)?) -> Bool {
    guard number > ended else { return false }
    ended = number
    self.error = error
    return true
  }

  /// Notes that the place announced a newer value than all loads have.
  mutating func endAll() { ended = started }
}

extension SharedReference {
  var isLoading: Bool { withContents { $0.loading.isLoading } }
  var loadError: (any Error)? { withContents { $0.loading.error } }

  func reload() {
    startLoad(.userInitiated) { [weak self] in self?.reportLoad($0.failure) }
  }

  func load() async throws {
    _ = try await loadStored()
  }

  /// Loads the value again. Returns false if nothing is stored.
  func loadStored() async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      startLoad(.userInitiated) { continuation.resume(with: $0.map { $0?.value != nil }) }
    }
  }

  /// Begins to load.
  ///
  /// - Parameter ended: Gets what the key has answered; nil without a key, or when the last property is gone.
  func startLoad(_ context: LoadContext<Value>, ended: @escaping (Result<Loaded<Value>?, any Error>) -> Void) {
    guard let connection else { return ended(.success(nil)) }
    let (number, changes) = withContents { contents in
      contents.loading.started += 1
      return (contents.loading.started, contents.changes)
    }
    observers.changed()
    connection.load(
      context,
      LoadContinuation { [weak self] result in
        self?.loadEnded(number, changes, result)
        ended(self == nil ? .success(nil) : result.map { $0 })
      }
    )
  }

  private func loadEnded(
    _ number: UInt64,
    _ changes: UInt64,
    _ result: Result<Loaded<Value>, any Error>
  ) {
    switch result {
    case .success(let loaded): receive(loaded, from: .load(number, changes: changes))
    case .failure(let error): withContents { _ = $0.loading.end(number, error) }
    }
    observers.changed()
  }

  /// Receives a value or an error that the place announces.
  func placeChanged(_ result: Result<Loaded<Value>, any Error>) {
    let wasLoading = isLoading
    if case .success(let loaded) = result { receive(loaded, from: .place) }
    let hasNews = withContents { contents in
      defer { contents.loading.error = result.failure }
      // The value or the error is what the place was loading.
      contents.loading.isAnnounced = false
      return contents.loading.error != nil || result.failure != nil || wasLoading != contents.loading.isLoading
    }
    if hasNews { observers.changed() }
    reportLoad(result.failure)
  }

  func setLoading(_ isLoading: Bool) {
    withContents { $0.loading.isAnnounced = isLoading }
    observers.changed()
  }

  func reportLoad(_ error: (any Error)?) {
    guard let error else { return }
    callSite?.report(SharedMessages.loadFailed(name, error))
  }
}

extension Result {
  /// The error; nil after a success.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
