/// The error of ``TestClock/checkSuspension(isolation:)``: a task sleeps on the test clock.
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
  /// Creates the error.
  public init() {}
}
