import HeadgateTexts

/// A finding that `--fix` corrected.
package struct Correction: Hashable, Sendable {
  package let finding: Finding
  /// The position of the finding in the text before the correction.
  package let position: LineTable.Position
  /// The paths of the files that changed, sorted.
  package let changedPaths: [String]

  /// The correction for readers: `Login.swift:3:8: corrected: The action …. [action-name]`.
  var text: String {
    "\(TerminalText.inLine(finding.path)):\(position.line):\(position.column): corrected: \(finding.message) [\(finding.rule)]"
  }

  /// The texts of corrections and their number, in lines; empty without corrections.
  package static func text(of corrections: [Correction]) -> String {
    guard !corrections.isEmpty else { return "" }
    let files = Set(corrections.flatMap(\.changedPaths)).count
    let summary =
      "Corrected: \(TerminalText.count(corrections.count, "finding")) in \(TerminalText.count(files, "file"))."
    return (corrections.map(\.text) + [summary]).map { "\($0)\n" }.joined()
  }
}
