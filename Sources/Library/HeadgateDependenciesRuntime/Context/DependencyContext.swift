/// The context that selects a key's default value: live, preview or test.
///
/// The context is detected once per process. It can be overridden for an operation:
///
/// ```swift
/// let total = withDependencies {
///   $0.context = .live
/// } operation: {
///   1 + 1
/// }
/// ```
public enum DependencyContext: String, Sendable, CaseIterable {
  /// The app runs for its users; keys use `liveValue`.
  case live

  /// The code runs in an Xcode preview; keys use `previewValue`.
  case preview

  /// The code runs in a test; keys use `testValue`.
  case test
}
