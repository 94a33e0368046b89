/// A mistake that a rule found.
package struct Finding: Codable, Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  package var severity: Severity
  /// The path of the file, as the linter received it.
  package var path: String
  package var range: SourceRange
  /// The mistake, with the names involved.
  package var message: String
  /// The code to write instead.
  package var advice: String
  /// The edits that correct the mistake without a change of behavior; nil when there is no safe correction.
  package var fix: Fix?

  /// The paths of the files that the fix changes, sorted.
  var changedPaths: [String] { Set((fix?.edits ?? []).map { $0.path ?? path }).sorted() }
}

/// Edits that correct one mistake.
package struct Fix: Codable, Hashable, Sendable {
  package struct Edit: Codable, Hashable, Sendable {
    package let range: SourceRange
    package let replacement: String
    /// The path of the file; nil for the file of the finding.
    package let path: String?

    package init(_ range: SourceRange, _ replacement: String, in path: String? = nil) {
      self.range = range
      self.replacement = replacement
      self.path = path
    }
  }

  package let edits: [Edit]

  package init(_ edits: Edit...) {
    self.edits = edits
  }

  package init(_ edits: [Edit]) {
    self.edits = edits
  }
}
