import Foundation
import HeadgateCore
import HeadgateRecorder
import HeadgateRecordings
import HeadgateTexts

/// A recorded session, and the reducers of the app that compute its states.
struct Session<App: SessionFeature> {
  typealias State = App.Recorded.State
  typealias Action = App.Recorded.Action

  let recording: Recording
  let replay: Replay<State, Action>
  let notes = SessionNotes()

  init(contentsOf file: URL) throws {
    recording = try Recording(contentsOf: file)
    replay = try Self.replay(recording)
  }

  /// A replay without some actions.
  static func replay(_ recording: Recording, skipping skipped: Set<UInt64> = []) throws -> Replay<State, Action> {
    try Replay(
      recording,
      skipping: skipped,
      migrations: App.migrations,
      reducer: { App.feature },
      withDependencies: App.prepareDependencies
    )
  }

  /// The number of the last action.
  var count: UInt64 { replay.actions?.upperBound ?? 0 }

  /// The writer of tests of this session.
  var testWriter: TestWriter<State, Action> {
    TestWriter(replay, of: TestedFeature(code: App.featureCode, modules: App.testedModules))
  }

  /// The state after an action. What is equal in another state is not looked at again.
  private func tree(after number: UInt64, like old: JSONTree? = nil) throws -> JSONTree {
    try replay.visit(number)
    notes.add(replay.findings)
    return try replay.stateTree(like: old)
  }

  /// The writer of a test with the shortest list of actions that fails.
  func testWriter(of result: Shrinking<App>.Result) throws -> TestWriter<State, Action> {
    let kept = Set(result.actions.map(\.number))
    let skipped = Set(try recording.numbersOfActions()).subtracting(kept)
    let app = SourceName(of: App.self)
    // The test calls the app.
    let isState = result.failure == .state
    let isMissing = isState && !App.testedModules.contains(app.module)
    let feature = TestedFeature(
      code: App.featureCode,
      modules: App.testedModules + (isMissing ? [app.module] : [])
    )
    var writer = TestWriter(try Self.replay(recording, skipping: skipped), of: feature)
    writer.failure = TestedFailure(
      summary: result.failure.description,
      expectation: isState ? "#expect(!\(app.path).isFailing(store.state))" : nil,
      // The tool may declare it in an extension, which no other module sees.
      requirement: isState
        ? "Calls '\(app.path).isFailing'. If the compiler does not find it, move it to the module '\(app.module)'."
        : nil,
      // Two replays that differ have no state that is wrong: one of them fails in a step.
      assertsChanges: result.failure == .divergence,
      last: result.actions.last?.number
    )
    return writer
  }

  /// How a recording fits the types of the app.
  static func compatibility(of recording: Recording) throws -> RecordingCompatibility {
    try Replay<State, Action>.compatibility(of: recording, migrations: App.migrations)
  }

  // MARK: Questions

  /// The state after an action, or a value in it.
  func state(after number: UInt64, at path: StatePath) throws -> String {
    let tree = try tree(after: number)
    guard let value = tree.value(at: path.steps[...]) else {
      throw SessionError.noValue("\(path)", after: number, nearest: NearestValue(path, in: tree, isLast: false))
    }
    return (try? value.indentedJSON) ?? value.text
  }

  /// The values that differ between two states, one per line.
  func differences(from first: UInt64, to second: UInt64) throws -> [String] {
    let old = try tree(after: first)
    let new = try tree(after: second, like: old)
    return JSONDifference.between(old, new, limit: .max).differences.map { difference in
      if let element = difference.element, let value = difference.new ?? difference.old {
        let change = difference.old == nil ? "inserted" : "removed"
        return "\(StatePath(element.array)): \(change) at \(element.index): \(value.text)"
      }
      return "\(StatePath(difference.path)): \(Self.text(difference.old)) → \(Self.text(difference.new))"
    }
  }

  private static func text(_ value: JSONTree?) -> String { value?.text ?? "nothing" }

  // MARK: Check

  struct CheckResult {
    let text: String
    let isDivergent: Bool
  }

  func check(progress: (UInt64) -> Void = { _ in }) throws -> CheckResult {
    if let divergence = try replay.check(progress: progress) {
      return CheckResult(text: "\(divergence)", isDivergent: true)
    }
    let findings = replay.findings.map { "\n\($0)" }.joined()
    return CheckResult(text: comparedText() + findings, isDivergent: false)
  }

  /// What was replayed, and how much of it was compared.
  private func comparedText() -> String {
    guard let actions = replay.actions else { return "The recording has no actions." }
    let replayed = actions.count == 1 ? "1 action is replayed." : "\(actions.count) actions are replayed."
    let compared = replay.compared
    if compared.digests == actions.count {
      return "\(replayed) The state after each of them is equal to the recorded one."
    }
    guard let last = compared.last else {
      return """
        \(replayed) None of them has a recorded state, so nothing was compared. A recorder writes a state after each hundred actions, and \
        when it is stopped.
        """
    }
    let end = last == actions.upperBound ? "." : "; the states after action \(last) were not compared."
    return "\(replayed) \(compared.count) recorded \(compared.count == 1 ? "state is" : "states are") equal\(end)"
  }
}
