/// A text with the fixes of findings.
package struct FixedSource: Sendable {
  package let text: String
  /// The number of findings that are corrected.
  package let count: Int

  /// Applies the fixes that do not overlap an earlier one.
  package init(_ source: String, _ findings: [Finding]) {
    var edits: [Fix.Edit] = []
    var count = 0
    for fix in findings.compactMap(\.fix) {
      let isFree = fix.edits.allSatisfy { edit in
        edits.allSatisfy { $0 == edit || $0.range.end <= edit.range.offset || edit.range.end <= $0.range.offset }
      }
      guard isFree else { continue }
      count += 1
      edits += fix.edits.filter { !edits.contains($0) }
    }
    var bytes = Array(source.utf8)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.offset, $0.offset) > ($1.element.range.offset, $1.offset)
    }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.range.offset..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.count = count
  }
}
