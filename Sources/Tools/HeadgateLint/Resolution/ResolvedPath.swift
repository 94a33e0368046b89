/// The declarations that a path of cases refers to.
package struct ResolvedPath: Sendable {
  package struct Step: Sendable {
    /// The index of the feature whose action this is.
    package let feature: Int
    /// The index of the enum that declares the case.
    package let type: Int
    package let caseName: String
    package let kind: ActionKind
    /// The index of the name in the path.
    package let component: Int
    /// Whether the payload of the case before this one is a gate.
    package var isBehindGate = false
  }

  /// The index of the feature that the path starts in.
  package let start: Int
  package var steps: [Step] = []
  /// Whether the declarations of all names are known.
  package var isComplete = true
  /// The feature whose actions follow the last name, when the last case contains all actions of a feature.
  package var open: Int?
  /// The kind of the group whose actions follow the last name.
  package var openGroup: ActionKind?

  /// The steps outside of the feature that the path starts in.
  package var foreign: ArraySlice<Step> { steps.drop { $0.feature == start } }
}
