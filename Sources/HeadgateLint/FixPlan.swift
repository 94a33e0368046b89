/// The fixes of findings that can be applied together, for all files.
///
/// A fix can change several files. It is applied in all of them or in none.
package struct FixPlan: Sendable {
  private var fixes: [(fix: Fix, path: String)] = []
  private var edits: [String: FileEdits] = [:]

  /// Chooses the fixes that do not overlap an earlier one.
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* edits.
  package init(_ findings: [Finding]) {
    for finding in findings {
      if let fix = finding.fix { add(fix, in: finding.path) }
    }
  }

  /// The number of corrected findings.
  package var count: Int { fixes.count }

  /// The files that change.
  package var paths: [String] { edits.keys.sorted() }

  /// Removes the fixes that change one of the files.
  package mutating func remove(changing paths: Set<String>) {
    let old = fixes
    fixes = []
    edits = [:]
    for (fix, path) in old where !fix.edits.contains(where: { paths.contains($0.path ?? path) }) { add(fix, in: path) }
  }

  /// Returns the text of a file after the fixes.
  package func text(of path: String, from source: String) -> String {
    edits[path]?.applied(to: source) ?? source
  }

  private mutating func add(_ fix: Fix, in path: String) {
    guard fix.edits.allSatisfy({ edits[$0.path ?? path]?.accepts($0) ?? true }) else { return }
    fixes.append((fix, path))
    for edit in fix.edits { edits[edit.path ?? path, default: FileEdits()].add(edit) }
  }
}
