/// Whether the answers of a dependency client are part of a recorded session.
///
/// ```swift
/// @DependencyClient(.recordable)
/// struct UserClient: Sendable {
///   var currentID: @Sendable () -> Int = { 0 }
/// }
/// ```
public enum DependencyRecording: Sendable {
  /// The answers are recorded, and a replay returns them.
  case recordable

  /// Called by macro expansions.
  // What a recordable client adds to each of its endpoints.
  case _recordableIfCodable
}
