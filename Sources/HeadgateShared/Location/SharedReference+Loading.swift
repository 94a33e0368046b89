internal import HeadgateSupport

/// What is known about the loads of a shared value.
struct LoadingState {
  /// The number of loads that have not ended.
  var running = 0
  var started: UInt64 = 0
  /// The newest load that has ended. What the place announces ends all loads that began before.
  var ended: UInt64 = 0
  /// Whether the place said that it loads.
  var isAnnounced = false
  var error: (any Error)?
  /// The thread that creates the reference.
  var connectingThread: UInt?
}

extension SharedReference {
  var isLoading: Bool { withContents { $0.loading.running > 0 || $0.loading.isAnnounced } }
  var loadError: (any Error)? { withContents { $0.loading.error } }

  func reload() {
    startLoad(.userInitiated) { [weak self] in self?.reportLoad($0) }
  }

  func load() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      startLoad(.userInitiated) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  func startLoad(_ context: LoadContext<Value>, ended: @escaping ((any Error)?) -> Void) {
    guard let connection else { return ended(nil) }
    let (number, changes) = withContents { contents in
      contents.loading.running += 1
      contents.loading.started += 1
      return (contents.loading.started, contents.changes)
    }
    observers.changed()
    connection.load(
      context,
      LoadContinuation { [weak self] result in
        if let self { loadEnded(number, changes, result, ended) } else { ended(nil) }
      }
    )
  }

  private func loadEnded(
    _ number: UInt64,
    _ changes: UInt64,
    _ result: Result<Loaded<Value>, any Error>,
    _ ended: ((any Error)?) -> Void
  ) {
    if case .success(let loaded) = result {
      receive(loaded, from: .load(number, changes: changes))
    } else {
      withContents { $0.loading.ended = max($0.loading.ended, number) }
    }
    withContents { contents in
      contents.loading.running -= 1
      // The answer to an older load says nothing about the newest one.
      if contents.loading.ended == number { contents.loading.error = result.failure }
    }
    observers.changed()
    ended(result.failure)
  }

  /// Receives a value or an error that the place announces.
  func placeChanged(_ result: Result<Loaded<Value>, any Error>) {
    if case .success(let loaded) = result { receive(loaded, from: .place) }
    let hasNews = withContents { contents in
      defer { contents.loading.error = result.failure }
      return contents.loading.error != nil || result.failure != nil
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
