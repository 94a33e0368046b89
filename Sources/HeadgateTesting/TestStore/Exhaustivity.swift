/// How much of what happens a test has to assert.
///
/// ```swift
/// store.exhaustivity = .off(showSkippedAssertions: true)
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that comes, and the end of each effect.
  case on

  /// What the test says, and nothing else.
  ///
  /// A closure starts from the state as it is, and actions that nobody receives are skipped. `showSkippedAssertions` notes what
  /// was skipped as issues that are expected and fail nothing.
  case off(showSkippedAssertions: Bool)

  /// What the test says, and nothing else, without a note of what was skipped.
  public static let off = Self.off(showSkippedAssertions: false)

  var showsSkipped: Bool { self == .off(showSkippedAssertions: true) }
}
