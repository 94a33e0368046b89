package import HeadgateDependenciesRuntime
package import HeadgateSupport

extension Effect {
  /// Returns this effect, started at most once per interval among all effects with the same id.
  ///
  /// The first effect starts immediately. Of the effects during the interval, the latest (or, if `latest` is false, the earliest)
  /// starts when the interval ends, and a new interval begins. Cancelling the id drops the waiting effect. The dependency
  /// `continuousClock` measures the time.
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

/// The parameters of a throttled effect.
@usableFromInline
package struct Throttle: Sendable {
  package var id: CancelID
  package var duration: Duration
  package var latest: Bool
  package var callSite: CallSite
  /// The overridden dependencies, as in a ``RunEffect``. They may contain the clock.
  package var dependencies: DependencyStorage?
}
