package import HeadgateDependenciesRuntime
package import HeadgateSupport

extension Effect {
  /// This effect, started at most once in an interval of time for all effects with the same id.
  ///
  /// The first starts at once. Of those that come while the interval lasts, the latest (or the earliest) starts at its end and
  /// opens the next interval. Cancelling the id drops what waits. Time is that of the dependency `continuousClock`.
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
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      .throttle(
        tree,
        Throttle(
          id: CancelID(id),
          duration: duration,
          latest: latest,
          callSite: callSite,
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
  package var callSite: CallSite
  /// As those of a ``RunEffect``: the clock is one of them.
  package var dependencies: DependencyStorage?
}
