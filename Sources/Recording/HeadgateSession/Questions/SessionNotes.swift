import HeadgateRecorder

/// What the replays of a command read and the recording does not have: the answers may be wrong because of it.
final class SessionNotes {
  private static let limit = 10
  private var findings: [ReplayFinding] = []
  private var known: Set<ReplayFinding> = []

  func add(_ findings: [ReplayFinding]) {
    self.findings += findings.filter { known.insert($0).inserted }
  }

  /// The first findings, one per line, and how many more there are.
  var lines: [String] {
    let more = findings.count - Self.limit
    return findings.prefix(Self.limit).map(\.description) + (more > 0 ? ["… and \(more) more"] : [])
  }
}
