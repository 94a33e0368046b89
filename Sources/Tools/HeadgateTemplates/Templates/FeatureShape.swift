/// The choices that determine the text of a new feature.
package struct FeatureShape: Equatable, Sendable {
  package enum Style: Sendable {
    /// The actions have kinds, and internal actions are sealed.
    case gated
    /// The actions are flat.
    case plain
  }

  package var name: String
  package var style: Style
  /// Whether the feature has an effect.
  package var hasEffect = false
  /// The child that the feature presents.
  package var child: ChildShape?
  /// Whether the feature sends a delegate action to a parent.
  package var hasDelegate = false

  /// Returns the pattern or the value of an action of a kind: `.view(.doneButtonTapped)`, or `.doneButtonTapped`.
  func action(_ kind: String, _ name: String) -> String {
    style == .gated ? ".\(kind)(.\(name))" : ".\(name)"
  }

  /// Returns the case path of an action of a kind: `\.internal.secondPassed`, or `\.secondPassed`.
  func path(_ kind: String, _ name: String) -> String {
    style == .gated ? "\\.\(kind).\(name)" : "\\.\(name)"
  }
}
