@testable import HeadgateLint

/// The findings in files, as texts such as `Login.swift:3 task-result`.
struct LintedCode {
  let result: LintResult
  let sources: Sources
  private let files: [String: String]

  /// Lints code. A line `// file: Name.swift` starts another file.
  init(_ code: String, profile: Profile = .headgate, only rules: String...) {
    let files = RuleExample.good(profile, code).files
    let selected = rules.isEmpty ? Rule.all : rules.compactMap(Rule.named)
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.source) })
    self.files = texts
    sources = Sources { texts[$0] ?? "" }
    var configuration = Configuration(profile: profile)
    for rule in rules where Rule.named(rule)?.severity(in: profile) == .off { configuration.rules[rule] = .warning }
    result = Linter(configuration, rules: selected).lint(files.map { FileFacts(path: $0.path, source: $0.source) })
  }

  /// The findings, without the name of the file when there is only one.
  var findings: [String] {
    result.findings.map { finding in
      let line = sources.lines(of: finding.path).position(of: finding.range.offset).line
      return files.count == 1 ? "\(line) \(finding.rule)" : "\(finding.path):\(line) \(finding.rule)"
    }
  }

  /// The rules that report something.
  var rules: Set<String> { Set(result.findings.map(\.rule)) }
}
