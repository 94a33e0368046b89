/// Somebody sleeps on a test clock, and nobody should.
///
/// ```swift
/// func isQuiet(_ clock: TestClock<Duration>) async -> Bool {
///   do {
///     try await clock.checkSuspension()
///     return true
///   } catch {
///     return !(error is SuspensionError)
///   }
/// }
/// ```
public struct SuspensionError: Error, Hashable {
  /// Makes the error.
  public init() {}
}
