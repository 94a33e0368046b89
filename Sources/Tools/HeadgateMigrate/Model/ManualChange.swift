package import HeadgateLint

/// A change that the migration does not make, because syntax does not prove that it is correct.
package struct ManualChange: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The code does not compile until a person changes it.
    case required
    /// The code compiles, and behaves differently.
    case behavior
    /// The code belongs to a view.
    case view
  }

  package let kind: Kind
  /// The step that lists the change.
  package let step: String
  /// The code in the text after the migration.
  package let range: SourceRange
  /// The code to write.
  package let advice: String

  package init(_ kind: Kind = .required, step: String, range: SourceRange, advice: String) {
    self.kind = kind
    self.step = step
    self.range = range
    self.advice = advice
  }
}
