/// Something that a replayed reducer read and that is not in the recording.
///
/// ```swift
/// for finding in replay.findings { print(finding) }
/// ```
public struct ReplayFinding: Hashable, Sendable, CustomStringConvertible {
  /// What the reducer read.
  public enum Kind: Hashable, Sendable {
    /// A redacted value of this type, which has a placeholder in the replay.
    case redacted(type: String)
    /// A dependency that gave no answer during the recording, or fewer answers.
    case unanswered(dependency: String)
    /// An answer of this dependency that cannot be decoded as the type of today.
    case unreadable(dependency: String, problem: String)
    /// An answer of this dependency that no reducer asked for.
    case unused(dependency: String)
    /// A shared value that another thread changed while a reducer ran, which may have read it before or after the change.
    case changedMeanwhile(sharedValue: String)
    /// The first state contains a part of a shared value. The replay has a separate value in its place.
    case partOfSharedValue
    /// One object in two places of the first state. The replay has two objects in their places.
    case sameObject(first: String, second: String)
  }

  /// The action whose reducer read it; for `partOfSharedValue` and `sameObject` the number before the first action.
  public let action: UInt64
  /// What the reducer read.
  public let kind: Kind

  /// What the reducer read, for people.
  public var description: String {
    switch kind {
    case .redacted(let type):
      "Action \(action): a reducer read a redacted value of type '\(type)'. The recording has no secrets: the replay has an empty value."
    case .unanswered(let dependency):
      "Action \(action): a reducer asked '\(dependency)', which the recording has no answer of."
    case .unreadable(let dependency, let problem):
      "Action \(action): the recorded answer of '\(dependency)' cannot be decoded: \(problem)"
    case .unused(let dependency):
      "Action \(action): '\(dependency)' answered during the recording, and the replayed reducer did not ask for it."
    case .partOfSharedValue:
      """
      The state after action \(action), with which the recording begins, contains a part of a shared value. In the replay, the part \
      does not change with the whole. Begin to record before the part is created.
      """
    case .sameObject(let first, let second):
      """
      The state after action \(action), with which the recording begins, has one object in '\(first)' and '\(second)'. The replay has two: a \
      reducer that changes one does not change the other. Begin to record before the object has two places, or make its type a struct.
      """
    case .changedMeanwhile(let name):
      """
      Action \(action): another thread changed the shared value '\(name)' while a reducer ran. The reducer may have read it after the \
      change, and the replay reads it before.
      """
    }
  }
}
