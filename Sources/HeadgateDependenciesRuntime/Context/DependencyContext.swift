/// Which of a key's values is used where nothing was overridden.
///
/// It is detected once per process and can be set for an operation:
///
/// ```swift
/// let total = withDependencies {
///   $0.context = .live
/// } operation: {
///   1 + 1
/// }
/// ```
public enum DependencyContext: String, Sendable, CaseIterable {
  /// The app runs for its users: `liveValue`.
  case live

  /// The code runs in a preview of Xcode's: `previewValue`.
  case preview

  /// The code runs under a test: `testValue`.
  case test
}
