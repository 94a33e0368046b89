/// The fixes of findings that can be applied together, for all files.
///
/// A fix can change several files. It is applied in all of them or in none.
package struct FixPlan: Sendable {
  private var fixes: [(fix: Fix, path: String)] = []

  /// Chooses the fixes that do not overlap an earlier one.
  package init(_ findings: [Finding]) {
    var edits: [String: [Fix.Edit]] = [:]
    for finding in findings {
      guard let fix = finding.fix else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        (edits[edit.path ?? finding.path] ?? []).allSatisfy { $0.accepts(edit) }
      }
      guard isFree else { continue }
      fixes.append((fix, finding.path))
      for edit in fix.edits { edits[edit.path ?? finding.path, default: []].append(edit) }
    }
  }

  /// The number of corrected findings.
  package var count: Int { fixes.count }

  /// The files that change.
  package var paths: [String] {
    Set(fixes.flatMap { fix, path in fix.edits.map { $0.path ?? path } }).sorted()
  }

  /// Removes the fixes that change one of the files.
  package mutating func remove(changing paths: Set<String>) {
    fixes.removeAll { fix, path in fix.edits.contains { paths.contains($0.path ?? path) } }
  }

  /// Returns the text of a file after the fixes.
  package func text(of path: String, from source: String) -> String {
    var edits: [Fix.Edit] = []
    for (fix, own) in fixes {
      for edit in fix.edits where (edit.path ?? own) == path {
        if !edits.contains(where: { $0.range == edit.range && $0.replacement == edit.replacement }) {
          edits.append(edit)
        }
      }
    }
    var bytes = Array(source.utf8)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.offset, $0.offset) > ($1.element.range.offset, $1.offset)
    }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.range.offset..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Fix.Edit {
  /// Whether both edits can be applied. The path of an edit says only where it is.
  fileprivate func accepts(_ other: Fix.Edit) -> Bool {
    (range == other.range && replacement == other.replacement)
      || range.end <= other.range.offset || other.range.end <= range.offset
  }
}
