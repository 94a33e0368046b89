/// The fixes of findings that can be applied together, for all files.
///
/// A fix can change several files. It is applied in all of them or in none.
package struct FixPlan: Sendable {
  /// The findings whose fixes are applied.
  package private(set) var findings: [Finding] = []
  private var edits: [String: FileEdits] = [:]

  /// Chooses the fixes that do not overlap an earlier one.
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* edits.
  package init(_ findings: [Finding]) {
    for finding in findings { add(finding) }
  }

  /// The files that change.
  package var paths: [String] { edits.keys.sorted() }

  /// Removes the fixes that change one of the files.
  package mutating func remove(changing paths: Set<String>) {
    let old = findings
    findings = []
    edits = [:]
    for finding in old where paths.isDisjoint(with: finding.changedPaths) { add(finding) }
  }

  /// Returns the text of a file after the fixes.
  package func text(of path: String, from source: String) -> String {
    edits[path].flatMap { source.applying($0.edits) } ?? source
  }

  private mutating func add(_ finding: Finding) {
    guard let fix = finding.fix,
      fix.edits.allSatisfy({ edits[$0.path ?? finding.path]?.accepts($0) ?? true })
    else { return }
    findings.append(finding)
    for edit in fix.edits { edits[edit.path ?? finding.path, default: FileEdits()].add(edit) }
  }
}
