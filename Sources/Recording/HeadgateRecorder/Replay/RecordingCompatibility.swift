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
  /// The states and actions that cannot be decoded, and why: one line for each kind, with the first of them.
  public let problems: [String]
  /// The values of `problems`, by their reasons.
  private let values: UndecodedValues
  /// Whether the recording has the members of its types. Recordings of earlier versions do not.
  private let hasShapes: Bool

  init(changes: [String], values: UndecodedValues, hasShapes: Bool) {
    self.changes = changes
    self.values = values
    self.hasShapes = hasShapes
    problems = values.all
    grade = !problems.isEmpty ? .unreadable : changes.isEmpty && hasShapes ? .same : .readable
  }

  /// The grade, the changes and the problems, for people.
  public var description: String {
    sections.map { title, lines in
      ([title] + lines.map { "• \($0)." }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private var sections: [(title: String, lines: [String])] {
    switch grade {
    case .same: [("The types of the recording have not changed.", [])]
    case .readable where hasShapes:
      [("Types have changed since the recording. All recorded values can be decoded:", changes)]
    case .readable:
      [
        (
          "All recorded values can be decoded. The recording does not have the members of its types, so changes are not known.",
          changes
        )
      ]
    case .unreadable: problemSections
    }
  }

  /// A value that was not encoded, or was damaged, says nothing about the types of today.
  private var problemSections: [(title: String, lines: [String])] {
    let all = [
      (
        title: "Some values could not be encoded when they were recorded, so the session cannot be replayed:",
        lines: values.notEncoded
      ),
      (title: "Some recorded values are not JSON, so the file was damaged or changed:", lines: values.damaged),
      (
        title: values.unfitting.isEmpty
          ? "Types have changed since the recording:"
          : "Types have changed since the recording, and some recorded values cannot be decoded:",
        lines: values.unfitting + changes
      ),
    ]
    return all.filter { !$0.lines.isEmpty }
  }
}
