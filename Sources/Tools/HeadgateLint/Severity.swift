/// The weight of a finding, from the least to the greatest.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  /// The rule does not run.
  case off
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    allCases.drop { $0 != left }.dropFirst().contains(right)
  }
}
