/// An error that says that a task sleeps on a test clock; see ``TestClock/checkSuspension(isolation:)``.
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
