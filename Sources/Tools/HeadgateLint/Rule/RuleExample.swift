/// Code that shows what a rule reports, or what it accepts. Examples are the tests of their rule, and its documentation.
package struct RuleExample: Sendable {
  package enum Kind: String, Sendable {
    /// The rule reports the lines that end in `// ←`, and no others.
    case bad
    /// The rule reports nothing.
    case good
  }

  /// The comment at the end of a line that the rule reports.
  package static let marker = "// ←"

  package let kind: Kind
  package let profile: Profile
  /// The code. A line `// file: Name.swift` starts another file.
  package let code: String
  /// The code after the fix; nil when the rule has no fix for it.
  package let fixed: String?

  package static func bad(_ code: String, fixed: String? = nil) -> RuleExample {
    .bad(.headgate, code, fixed: fixed)
  }

  package static func bad(_ profile: Profile, _ code: String, fixed: String? = nil) -> RuleExample {
    RuleExample(kind: .bad, profile: profile, code: code, fixed: fixed)
  }

  package static func good(_ code: String) -> RuleExample {
    .good(.headgate, code)
  }

  package static func good(_ profile: Profile, _ code: String) -> RuleExample {
    RuleExample(kind: .good, profile: profile, code: code, fixed: nil)
  }

  /// The files of the example.
  package var files: [(path: String, source: String)] {
    var files: [(path: String, source: String)] = []
    var name = "Example.swift"
    var lines: [Substring] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        if !lines.isEmpty { files.append((name, lines.joined(separator: "\n") + "\n")) }
        name = String(line.dropFirst("// file: ".count))
        lines = []
      } else {
        lines.append(line)
      }
    }
    files.append((name, lines.joined(separator: "\n") + "\n"))
    return files
  }

  /// The files and lines that the rule must report.
  package var markedLines: [String] {
    files.flatMap { file in
      file.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.hasSuffix(Self.marker) }
        .map { "\(file.path):\($0.offset + 1)" }
    }
  }
}
