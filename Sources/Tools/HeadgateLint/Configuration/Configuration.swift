/// The settings of a run.
package struct Configuration: Sendable, Equatable {
  /// Severities for the files of some folders.
  package struct Folder: Sendable, Equatable {
    package var pattern: Glob
    package var rules: [String: Severity]
  }

  package var profile: Profile = .headgate
  /// The severities that replace those of the profile, by the id of the rule.
  package var rules: [String: Severity] = [:]
  /// Severities for folders, which replace `rules` there. The last folder that contains a file counts.
  package var folders: [Folder] = []
  /// The patterns of the files to lint; all files when it is empty.
  package var included: [Glob] = []
  /// The patterns of the files to leave out.
  package var excluded: [Glob] = []

  package init(profile: Profile = .headgate) {
    self.profile = profile
  }

  /// Returns the severity of a rule where no folder has another one.
  package func severity(of rule: Rule) -> Severity {
    rules[rule.id] ?? rule.severity(in: profile)
  }

  /// Returns the severity of a rule in a file.
  package func severity(of rule: Rule, in path: String) -> Severity {
    let folder = folders.last { $0.rules[rule.id] != nil && $0.pattern.matches(path) }
    return folder?.rules[rule.id] ?? severity(of: rule)
  }

  /// Whether a rule reports anything in any file.
  package func isActive(_ rule: Rule) -> Bool {
    severity(of: rule) > .off || folders.contains { ($0.rules[rule.id] ?? .off) > .off }
  }

  /// Returns whether a file is linted.
  package func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }
}
