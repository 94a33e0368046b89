/// The set of changes that a test must assert.
///
/// ```swift
/// store.exhaustivity = .off(showSkippedAssertions: true)
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// The test must assert each state change, receive each action, and let each effect end.
  case on

  /// The test asserts only the changes that it names.
  ///
  /// A closure starts from the actual state. Actions that the test does not receive are skipped. With
  /// `showSkippedAssertions`, skipped changes are reported as expected issues, which do not fail the test.
  case off(showSkippedAssertions: Bool)

  /// The test asserts only the changes that it names. Skipped changes are not reported.
  public static let off = Self.off(showSkippedAssertions: false)

  var showsSkipped: Bool { self == .off(showSkippedAssertions: true) }
}
