import HeadgateRecorder
import HeadgateRecordings
import HeadgateSupport

/// Finds the shortest list of actions with which a session fails.
struct Shrinking<App: SessionFeature> {
  /// What a shorter session must show, too.
  enum Failure: Equatable, CustomStringConvertible {
    /// `isFailing` returns true for a state.
    case state
    /// The library, or the app, reports this mistake.
    case report(String)
    /// Two replays of the same actions end in different states.
    case divergence

    var description: String {
      switch self {
      case .state: "'isFailing' returns true"
      case .report(let text): "a mistake is reported: \(text.prefix { !$0.isNewline })"
      case .divergence: "two replays of the same actions differ"
      }
    }
  }

  struct Result {
    let failure: Failure
    let actions: [RecordedAction]
  }

  private struct Run {
    /// The last action that is needed for a failing state, and for a report.
    var failingState: UInt64?
    var report: (text: String, action: UInt64)?
    var state = JSONTree.null
  }

  let recording: Recording
  /// How many actions the session has.
  var count: Int { numbers.count }
  private let numbers: [UInt64]
  private let start: UInt64

  init(_ session: Session<App>) throws {
    recording = session.recording
    let actions = session.replay.actions
    numbers = try session.recording.numbersOfActions().filter { actions?.contains($0) == true }
    start = session.replay.actions.map { $0.lowerBound - 1 } ?? 0
  }

  /// Returns the shortest list; nil if the session does not fail.
  ///
  /// - Parameter progress: Is called after each replay with the number of replays and the length of the shortest list so far.
  func result(progress: (_ replays: Int, _ length: Int) -> Void = { _, _ in }) throws -> Result? {
    guard !numbers.isEmpty, let (failure, first, isReporting) = try failure() else { return nil }
    let causes = try ActionCauses(recording)
    var replays = 2
    var shortest = first.count
    var known: [[UInt64]: [UInt64]?] = [:]
    let found = try DeltaDebugging.shortest(first) { part in
      let possible = causes.possible(part)
      if let result = known[possible] { return result }
      let failing = try self.failing(possible, failure, mayReport: isReporting)
      known[possible] = .some(failing)
      replays += 1
      if let failing { shortest = min(shortest, failing.count) }
      progress(replays, shortest)
      return failing
    }
    let actions = try found.compactMap { try recording.action($0) }
    return Result(failure: failure, actions: actions)
  }

  /// What fails in the whole session, its actions until then, and whether a mistake is reported until then.
  private func failure() throws -> (Failure, [UInt64], isReporting: Bool)? {
    let run = try replay(numbers)
    let isReporting = run.report != nil
    if let action = run.failingState { return (.state, numbers.filter { $0 <= action }, isReporting) }
    if let (text, action) = run.report { return (.report(text), numbers.filter { $0 <= action }, isReporting) }
    return try replay(numbers, like: run).state == run.state ? nil : (.divergence, numbers, isReporting)
  }

  /// The part of a list that shows a failure; nil if it does not.
  private func failing(_ part: [UInt64], _ failure: Failure, mayReport: Bool) throws -> [UInt64]? {
    let run = try replay(part, searching: failure)
    // A part with a mistake that the session does not have cannot happen, such as an action of a row that was never added.
    if !mayReport, run.report != nil { return nil }
    switch failure {
    case .state: return run.failingState.map { last in part.filter { $0 <= last } }
    case .report: return run.report.map { report in part.filter { $0 <= report.action } }
    case .divergence: return try replay(part, like: run).state == run.state ? nil : part
    }
  }

  // MARK: Replays

  /// Replays a part of the session, until a failure is found.
  ///
  /// - Parameter other: The run whose state will be compared.
  private func replay(_ part: [UInt64], searching failure: Failure? = nil, like other: Run? = nil) throws -> Run {
    let skipped = Set(numbers).subtracting(part)
    let collector = ReportCollector()
    return try collector.collect {
      let replay = try Session<App>.replay(recording, skipping: skipped)
      var run = Run()
      if App.isFailing(replay.state) { run.failingState = start }
      while run.failingState == nil, let action = try replay.next() {
        guard !skipped.contains(action.number) else { continue }
        if App.isFailing(replay.state) { run.failingState = action.number }
        if run.report == nil, let text = Self.report(collector.reports, failure) { run.report = (text, action.number) }
        if case .report = failure, run.report != nil { break }
      }
      run.state = try replay.stateTree(like: other?.state)
      return run
    }
  }

  /// The first report; when a failure is given, the one with its first line.
  private static func report(_ reports: [String], _ failure: Failure?) -> String? {
    guard case .report(let text) = failure else { return reports.first }
    return reports.first { firstLine($0) == firstLine(text) }
  }

  private static func firstLine(_ text: String) -> Substring { text.prefix { !$0.isNewline } }
}
