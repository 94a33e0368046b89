@testable import HeadgateLint
import Testing

/// Code of a realistic size. A line that ends in `// ← rule-id` must be reported by this rule, and no other line by any rule.
struct LabeledCode: CustomTestStringConvertible, Sendable {
  let name: String
  var profile = Profile.headgate
  let code: String

  var testDescription: String { name }

  /// The labels, such as `Cart.swift:3 task-result`.
  var labels: [String] {
    RuleExample.good(code).files.flatMap { file in
      file.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        let parts = line.split(separator: "←")
        return parts.count < 2 ? [] : parts[1].split(separator: " ").map { "\(file.path):\(index + 1) \($0)" }
      }
    }
  }
}
