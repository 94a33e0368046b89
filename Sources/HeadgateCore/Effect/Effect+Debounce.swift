import HeadgateDependenciesRuntime

extension Effect {
  /// This effect, started when no other with the same id has come for a while.
  ///
  /// Each new effect with the id cancels the one before, whether that is still waiting or already running. Time is that of the
  /// dependency `continuousClock`.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.found(try await search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300))
  /// ```
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard !isNone else { return .none }
    let wait = Effect.run(
      name: tree?.name.map { "debounce of \($0)" } ?? "debounce",
      operation: { _ in
        // Read for the user's line, which a clock that a test has not given is reported at.
        let clock = Dependency(\.continuousClock, fileID: fileID, filePath: filePath, line: line, column: column)
        try await clock.wrappedValue.sleep(for: duration)
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return wait.concatenate(with: self).cancellable(id: id, cancelInFlight: true)
  }
}
