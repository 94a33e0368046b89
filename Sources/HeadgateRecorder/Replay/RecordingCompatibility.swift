/// How a recording fits the types of today.
///
/// ```swift
/// print(try Replay<AppFeature.State, AppFeature.Action>.compatibility(of: recording))
/// ```
public struct RecordingCompatibility: Sendable, CustomStringConvertible {
  /// Whether a recording can be replayed with the types of today.
  public enum Grade: Sendable {
    /// The types that occur in the recording have not changed.
    case same
    /// Types have changed, or their members were not recorded. All recorded values can be decoded.
    case readable
    /// Some recorded values cannot be decoded.
    case unreadable
  }

  /// Whether the recording can be replayed.
  public let grade: Grade
  /// The members of types that were added, removed or changed, one line for each.
  public let changes: [String]
  /// The first state or action of each kind that cannot be decoded, with the place of the value that does not fit.
  public let problems: [String]
  /// Whether the recording has the members of its types. Recordings of earlier versions do not.
  let hasShapes: Bool

  init(changes: [String], problems: [String], hasShapes: Bool) {
    self.changes = changes
    self.problems = problems
    self.hasShapes = hasShapes
    grade = !problems.isEmpty ? .unreadable : changes.isEmpty && hasShapes ? .same : .readable
  }

  /// The grade, the changes and the problems, for people.
  public var description: String {
    let title =
      switch grade {
      case .same: "The types of the recording have not changed."
      case .readable where hasShapes: "Types have changed since the recording. All recorded values can be decoded:"
      case .readable:
        "All recorded values can be decoded. The recording does not have the members of its types, so changes are not known."
      case .unreadable: "Types have changed since the recording, and some recorded values cannot be decoded:"
      }
    return ([title] + (problems + changes).map { "• \($0)." }).joined(separator: "\n")
  }
}
