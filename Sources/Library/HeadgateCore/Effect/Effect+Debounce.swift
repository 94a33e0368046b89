import HeadgateDependenciesRuntime

extension Effect {
  /// Returns this effect, delayed until no other effect with the same id was returned for a duration.
  ///
  /// Each new effect with the id cancels the previous one, whether that effect is waiting or running. The dependency
  /// `continuousClock` measures the time.
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
        // The dependency has the call site of the user, so that a missing test clock is reported there.
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
