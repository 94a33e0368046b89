/// Runs rules over the facts of files.
package struct Linter: Sendable {
  package let configuration: Configuration
  private let rules: [Rule]

  package init(_ configuration: Configuration, rules: [Rule] = Rule.all) {
    self.configuration = configuration
    self.rules = rules
  }

  /// Returns the findings of the rules that need one file only.
  package func findings(inFile facts: FileFacts) -> [Finding] {
    rules.flatMap { rule in
      report(rule) { check, reporter in
        if case .file(let check) = check { check(facts, reporter) }
      }
    }
  }

  /// Returns the findings of the rules that need all files of a target.
  package func findings(in target: ResolvedTarget) -> [Finding] {
    rules.flatMap { findings(of: $0, in: target) }
  }

  /// Returns the findings of the rules that need all files of a target. The rules run in parallel.
  func concurrentFindings(in target: ResolvedTarget) async -> [Finding] {
    await rules.concurrentMap { findings(of: $0, in: target) }.flatMap(\.self)
  }

  private func findings(of rule: Rule, in target: ResolvedTarget) -> [Finding] {
    report(rule) { check, reporter in
      if case .target(let check) = check { check(target, reporter) }
    }
  }

  private func report(_ rule: Rule, _ perform: (Rule.Check, Reporter) -> Void) -> [Finding] {
    guard configuration.isActive(rule) else { return [] }
    let reporter = Reporter(rule, configuration)
    perform(rule.check, reporter)
    return reporter.findings
  }

  /// Returns the findings of all rules, sorted, without the suppressed ones.
  ///
  /// - Parameter isComplete: Whether the files are all code of the app. Otherwise other code can use public actions.
  package func lint(_ files: [FileFacts], isComplete: Bool = true) -> LintResult {
    let target = ResolvedTarget(files, isComplete: isComplete)
    let findings = files.flatMap(findings(inFile:)) + findings(in: target)
    return result(findings, target)
  }

  /// Applies the comments that disable rules.
  package func result(_ findings: [Finding], _ target: ResolvedTarget) -> LintResult {
    var suppressor = Suppressor(target.files)
    let remaining = suppressor.apply(to: findings)
    let all =
      remaining
      + suppressor.findings { id, path in
        Rule.named(id).map { configuration.severity(of: $0, in: path) > .off } ?? false
      }
    return LintResult(
      findings: Array(Set(all)).sorted {
        ($0.path, $0.range.offset, $0.rule, $0.message) < ($1.path, $1.range.offset, $1.rule, $1.message)
      },
      unparsed: target.files.filter { !$0.syntaxErrors.isEmpty },
      unresolvedCount: target.unresolvedCount,
      fileCount: target.files.count
    )
  }
}
