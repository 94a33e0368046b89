/// The result of a run.
package struct LintResult: Sendable {
  package var findings: [Finding]
  /// The files that the parser rejected.
  package var unparsed: [FileFacts]
  /// The number of patterns and sends that no rule could examine.
  package var unresolvedCount: Int
  package var fileCount: Int
}
