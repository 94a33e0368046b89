/// A comment that disables rules for one line: `// headgate:disable:next rule-id - reason`.
package struct Suppression: Codable, Sendable {
  package let rules: [String]
  /// The reason; nil when the comment has none.
  package let reason: String?
  /// The bytes of the line that the comment applies to.
  package let line: SourceRange
  /// The range of the comment.
  package let range: SourceRange
  /// Whether the part after `headgate:disable` is `:next` or `:this`.
  package let isWellFormed: Bool
}
