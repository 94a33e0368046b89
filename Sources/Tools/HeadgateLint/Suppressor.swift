/// Removes the findings that comments disable, and reports comments that are wrong.
struct Suppressor {
  private let files: [FileFacts]
  /// The rules of each comment that removed a finding.
  private var used: [String: [Int: Set<String>]] = [:]

  init(_ files: [FileFacts]) {
    self.files = files.filter { !$0.suppressions.isEmpty }
  }

  /// Returns the findings that no comment disables.
  mutating func apply(to findings: [Finding]) -> [Finding] {
    guard !files.isEmpty else { return findings }
    let byPath = Dictionary(files.map { ($0.path, $0.suppressions) }) { first, _ in first }
    return findings.filter { finding in
      for (index, suppression) in (byPath[finding.path] ?? []).enumerated()
      where suppression.isValid && suppression.rules.contains(finding.rule)
        && (suppression.line.offset...suppression.line.end).contains(finding.range.offset)
      {
        used[finding.path, default: [:]][index, default: []].insert(finding.rule)
        return false
      }
      return true
    }
  }

  /// Returns the mistakes in comments. Only a rule that is not off can be suppressed.
  func findings(isActive: (_ rule: String, _ path: String) -> Bool) -> [Finding] {
    files.flatMap { file in
      file.suppressions.enumerated().flatMap { index, suppression in
        mistakes(in: suppression, used: used[file.path]?[index] ?? [], isActive: { isActive($0, file.path) }).map {
          message,
          advice in
          Finding(
            rule: "suppression",
            severity: .error,
            path: file.path,
            range: suppression.range,
            message: message,
            advice: advice
          )
        }
      }
    }
  }

  private func mistakes(
    in suppression: Suppression,
    used: Set<String>,
    isActive: (String) -> Bool
  ) -> [(message: String, advice: String)] {
    let form = "Write `// headgate:disable:next rule-id - reason`, or `:this` for the line of the comment."
    guard suppression.isWellFormed, !suppression.rules.isEmpty else {
      return [("The comment does not say which rule it disables for which line.", form)]
    }
    guard suppression.reason != nil else {
      return [("The comment gives no reason.", "Add the reason after ' - '. The comment disables nothing until then.")]
    }
    return suppression.rules.compactMap { id in
      guard Rule.named(id) != nil else {
        let nearest = NearestName.question(id, among: Rule.all.map(\.id))
        return ("There is no rule '\(id)'.\(nearest)", "Write the id of a rule. `headgate lint --rules` lists them.")
      }
      guard !used.contains(id), isActive(id) else { return nil }
      return ("The comment disables '\(id)', which reports nothing on this line.", "Delete the comment.")
    }
  }
}

extension Suppression {
  /// Whether the comment has all its parts.
  var isValid: Bool { isWellFormed && reason != nil && !rules.isEmpty }
}
