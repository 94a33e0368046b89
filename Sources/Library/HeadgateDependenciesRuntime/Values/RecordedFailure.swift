/// The error that a replay throws where a dependency threw an error during the recording.
///
/// ```swift
/// if error is RecordedFailure { print("the recorded session got:", error) }
/// ```
public struct RecordedFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error that the dependency threw.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
