/// The weight of a finding.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  /// The rule does not run.
  case off
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .off: 0
    case .warning: 1
    case .error: 2
    }
  }
}
