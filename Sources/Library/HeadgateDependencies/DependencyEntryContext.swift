/// The context of the value of a property with `@DependencyEntry`.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(.live) var users: UserClient = .live
/// }
/// ```
public enum _DependencyEntryContext: Sendable {
  /// The value in the running app and in previews.
  case live

  /// The value in tests, and in previews where the key has no live value.
  case test
}
