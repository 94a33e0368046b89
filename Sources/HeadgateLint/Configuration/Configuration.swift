/// The settings of a run.
package struct Configuration: Sendable, Equatable {
  package var profile: Profile = .headgate
  /// The severities that replace those of the profile, by the id of the rule.
  package var rules: [String: Severity] = [:]
  /// The patterns of the files to lint; all files when it is empty.
  package var included: [Glob] = []
  /// The patterns of the files to leave out.
  package var excluded: [Glob] = []

  package init(profile: Profile = .headgate) {
    self.profile = profile
  }

  /// Returns the severity of a rule.
  package func severity(of rule: Rule) -> Severity {
    rules[rule.id] ?? rule.severity(in: profile)
  }

  /// Returns whether a file is linted.
  package func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}
