/// The result of a run.
package struct LintResult: Sendable {
  package var findings: [Finding]
  /// The files that cannot be read, and those that the parser rejected.
  package var unparsed: [FileFacts]
  /// The number of patterns and sends that no rule could examine.
  package var unresolvedCount: Int
  package var fileCount: Int
  /// The findings that `--fix` corrected before this result, in their order.
  package var corrections: [Correction] = []
  /// The hash of the content that each file had when it was linted, by its path; empty when the files were not read from disk.
  var contentHashes: [String: UInt64] = [:]
  /// Why the cache could not be written; nil if it was written, or if there is none.
  package var cacheProblem: (any Error)?

  /// The exit code of the command: 0, 1 for findings that fail, or 3 for files that cannot be read or parsed.
  package func exitCode(isStrict: Bool) -> Int32 {
    let limit: Severity = isStrict ? .warning : .error
    if findings.contains(where: { $0.severity >= limit }) { return 1 }
    return unparsed.isEmpty ? 0 : 3
  }
}
