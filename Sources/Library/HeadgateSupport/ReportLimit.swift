/// Counts reports by call site, so that work that repeats does not repeat its reports without end.
///
/// A store has one for its effects, and for what their actions cause. A send from outside of the store begins to count anew.
/// A long chain of actions has another one.
package final class ReportLimit: Sendable {
  /// The number of reports of one call site.
  package static let reportsPerCallSite = 5

  private struct Place: Hashable {
    var fileID: String
    var line: UInt
    var column: UInt
  }

  private let counts = Locked<[Place: Int]>([:])

  package init() {}

  /// Begins to count anew.
  package func reset() {
    counts.withLock { if !$0.isEmpty { $0 = [:] } }
  }

  /// Counts a report, and returns the text to report: nil for one too many. The last one says that more are left out.
  func admit(_ message: () -> String, fileID: StaticString, line: UInt, column: UInt) -> String? {
    let count = counts.withLock { counts in
      counts[Place(fileID: fileID.description, line: line, column: column), default: 0] += 1
      return counts[Place(fileID: fileID.description, line: line, column: column)] ?? 0
    }
    if count < Self.reportsPerCallSite { return message() }
    guard count == Self.reportsPerCallSite else { return nil }
    let text = message()
    // The number of the report stays at the end.
    guard let number = text.ranges(of: " [").last?.lowerBound else { return "\(text)\n\n\(Self.note)" }
    return "\(text[..<number])\n\n\(Self.note)\(text[number...])"
  }

  private static let note = """
    This was reported \(reportsPerCallSite) times for effects that follow one another. More reports of this line are left out until \
    the next action is sent from outside of the store.
    """

  // MARK: The limit in force

  private static let ofTask = Locked<(@Sendable () -> ReportLimit?)?>(nil)

  /// Sets the function that returns the limit of the effect that the current task runs. The module of effects sets it.
  package static func setSource(_ source: @escaping @Sendable () -> ReportLimit?) {
    ofTask.withLock { $0 = source }
  }

  /// The limit of the reduction or the effect that runs; nil for work that a user or a test starts.
  static var current: ReportLimit? {
    if let frame = ReductionFrame.current, frame.pointee.limitsReports { return frame.pointee.reportLimit() }
    return ofTask.withLock { $0 }?()
  }
}

extension ReductionFrame {
  /// Limits the reports of the actions from here on, until ``endReportLimit()``.
  package mutating func beginReportLimit() { limitsReports = true }

  package mutating func endReportLimit() {
    limitsReports = false
    ownReportLimit?.release()
    ownReportLimit = nil
  }

  /// Made at the first report: a chain without a mistake needs no object.
  fileprivate mutating func reportLimit() -> ReportLimit {
    // Retained when it was made, until the end of the chain. Nothing else is stored here.
    if let limit = ownReportLimit { return unsafeDowncast(limit.takeUnretainedValue(), to: ReportLimit.self) }
    let limit = ReportLimit()
    ownReportLimit = Unmanaged.passRetained(limit)
    return limit
  }
}
