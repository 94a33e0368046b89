package import HeadgateDependenciesRuntime

extension Effect {
  /// This effect, started at most once in a stretch of time for all effects with the same id.
  ///
  /// The first starts at once. Of those that come while the stretch lasts, the latest (or the earliest) starts at its end and
  /// opens the next stretch. Cancelling the id drops what waits. Time is that of the dependency `continuousClock`.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.offsetSettled(offset)).throttle(id: CancelID.scroll, for: .milliseconds(100), latest: true)
  /// ```
  public func throttle(
    id: some Hashable & Sendable,
    for duration: Duration,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard let tree else { return .none }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      .throttle(
        tree,
        Throttle(
          id: CancelID(id),
          duration: duration,
          latest: latest,
          location: location,
          dependencies: .overriddenInReduction
        )
      )
    )
  }
}

/// The terms of a throttled effect.
@usableFromInline
package struct Throttle: Sendable {
  package var id: CancelID
  package var duration: Duration
  package var latest: Bool
  package var location: SourceLocation
  /// As those of a ``RunEffect``: the clock is one of them.
  package var dependencies: DependencyStorage?
}
