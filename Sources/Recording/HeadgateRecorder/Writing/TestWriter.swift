internal import Foundation
internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateShared
internal import HeadgateSupport

/// Writes a test from a recorded session.
package struct TestWriter<State: Codable, Action: Codable> {
  private let replay: Replay<State, Action>
  private let feature: TestedFeature
  /// Whether each step asserts the whole state, for states with properties that a test cannot set.
  package var assertsWholeStates = false
  /// The name of the written type.
  package var typeName = "RecordedSessionTests"
  /// Who wrote the test, and from which session, for its comment; nil for the command, and the name of the file.
  package var origin: String?
  /// The failure that the actions show; nil for a test that passes.
  package var failure: TestedFailure?

  package init(_ replay: Replay<State, Action>, of feature: TestedFeature) {
    self.replay = replay
    self.feature = feature
  }

  /// Writes the test of some actions of the session, or of all. The replay goes to the last one, or to the next recorded state.
  ///
  /// - Throws: An error for numbers that are not in the recording, and for sessions that no test can repeat.
  package func test(from first: UInt64? = nil, to last: UInt64? = nil) throws -> WrittenTest {
    // What a feature reports with a step is a note, because the written test fails there, and it is no mistake of who writes the test. Other
    // reports, such as those before the first step, would be of actions that the test does not have.
    let collector = ReportCollector()
    return try collector.collect { try test(from: first, to: last, collector) }
  }

  private func test(from first: UInt64?, to last: UInt64?, _ collector: ReportCollector) throws -> WrittenTest {
    guard let actions = replay.actions else { throw UnknownAction(number: first ?? 1, available: nil) }
    let (first, last) = (first ?? actions.lowerBound, last ?? failure?.last ?? actions.upperBound)
    for number in [first, last] where !actions.contains(number) {
      throw UnknownAction(number: number, available: actions)
    }
    guard first <= last else { throw TestWriterError.emptyRange(first, last) }
    try replay.visit(first - 1)
    let start = replay.stateText()
    let object = replay.sameObject()
    guard !SharedCoding.containsPart(start) else { throw TestWriterError.beginsWithPart(first - 1) }
    let code = SwiftCode(
      json: { replay.json(of: $0) },
      modules: WrittenModules(),
      decodesStates: replay.mayHaveObjects
    )
    var steps = WrittenSteps(code: code)
    for _ in first...last { try addStep(to: &steps, collector) }
    let text = try file(first...last, start: start, steps.lines, steps.code.modules)
    let findings = replay.findings.filter { $0.action >= first }.map(\.description)
    let ofObject = object.map { [RecorderMessages.testBegins(with: $0, after: first - 1)] } ?? []
    // The test of a failure shows it.
    let reports =
      failure == nil ? steps.report.map { [RecorderMessages.testFails(with: $0.text, at: $0.action)] } ?? [] : []
    return WrittenTest(text: text, notes: findings + ofObject + reports + steps.notes + divergence(first...last))
  }

  /// A note if the reducers do not do what was recorded.
  private func divergence(_ actions: ClosedRange<UInt64>) -> [String] {
    // Where actions are left out, the states are others. A state that cannot be decoded says nothing.
    guard failure == nil, let divergence = try? replay.check(actions) else { return [] }
    return [RecorderMessages.testOfOtherStates(divergence)]
  }

  // MARK: Steps

  /// Adds the lines of the next action, and of the changes by other code that follow it, and the first mistake that the feature reports.
  private func addStep(to steps: inout WrittenSteps, _ collector: ReportCollector) throws {
    let before = replay.state
    let earlier = collector.reports.count
    var number: UInt64?
    let following = try replay.next { recorded, changes in
      number = recorded.number
      steps.add(try lines(of: recorded))
      let call = try call(recorded, steps.code)
      steps.add(Self.call(call, assertions(of: recorded.number, before, replay.state, changes, &steps)))
    }
    for change in following {
      steps.add([
        try comment(change),
        SharedAssignments.call(Self.sorted(change.value), of: change.name, number: change.reference),
      ])
    }
    if steps.report == nil, let number, let text = collector.reports.dropFirst(earlier).first {
      steps.report = (text, number)
    }
  }

  /// The comment and the answers before a call.
  private func lines(of recorded: RecordedAction) throws -> [String] {
    let answers = try replay.recording.answers(to: recorded.number).filter { $0.effect == nil }.map { answer in
      let ending = answer.isError ? ", isError: true" : ""
      return
        "store.recordedAnswer(\(SwiftCode.raw(Self.sorted(answer.value))), to: \(answer.name.debugDescription)\(ending))"
    }
    return [try comment(recorded)] + answers
  }

  /// A recorded text with sorted names, so that two tests of one session are equal.
  private static func sorted(_ json: String) -> String {
    // A number with so many digits would lose some.
    guard json.hasPrefix("{"), !json.contains(/[0-9.]{19,}/) else { return json }
    return (try? JSONTree(parsing: json))?.text ?? json
  }

  private func call(_ recorded: RecordedAction, _ code: SwiftCode) throws -> String {
    let action = code.text(of: try replay.value(of: recorded)) ?? SwiftCode.decoding(recorded.payload)
    return "await store.\(recorded.cause == .outside ? "send(" : "receive(recorded: ")\(action))"
  }

  private func assertions(
    of action: UInt64,
    _ before: State,
    _ after: State,
    _ changes: [SharedChange],
    _ steps: inout WrittenSteps
  ) -> [String] {
    if let failure, !failure.assertsChanges { return [] }
    var shared = SharedAssignments(
      code: steps.code,
      number: replay.recordedNumber(of:),
      writesWholeValues: assertsWholeStates
    )
    let ofShared = shared.lines(changes, in: after)
    steps.note(unfound: shared.unfound, in: action)
    guard !StateAssignments.areEqual(before, after) else { return ofShared }
    guard !assertsWholeStates else { return StateAssignments.whole(after, steps.code) + ofShared }
    return StateAssignments.lines(from: before, to: after, steps.code, isState: true) + ofShared
  }

  /// The number, and what sent the action.
  private func comment(_ action: RecordedAction) throws -> String {
    switch action.cause {
    case .outside: "// \(action.number)"
    case .action(let number): "// \(action.number), sent by action \(number)"
    case .effect(let number): "// \(action.number), sent by \(try name(ofEffect: number))"
    }
  }

  private func comment(_ change: RecordedSharedChange) throws -> String {
    switch change.cause {
    case .effect(let number): "// Changed by \(try name(ofEffect: number))"
    case .outside, .action: "// Changed by other code"
    }
  }

  private func name(ofEffect number: UInt64) throws -> String {
    let effect = try replay.recording.effect(number)
    // The name is any text, and the comment is one line.
    let name = effect?.name.map { "effect '\(SwiftCode.comment($0))'" } ?? "an effect"
    return "\(name)\(effect?.action.map { " of action \($0)" } ?? "")"
  }

  private static func call(_ call: String, _ assertions: [String]) -> [String] {
    // A closure that does not use its parameter has to say so.
    let usesState = assertions.contains { $0.hasPrefix("$0") || $0.hasPrefix("try $0") }
    let start = "\(call) {\(usesState ? "" : " _ in")"
    return switch assertions.count {
    case 0: [call]
    case 1 where call.count + assertions[0].count < 120: ["\(start) \(assertions[0]) }"]
    default: [start] + assertions.map { "  \($0)" } + ["}"]
    }
  }

  // MARK: The file

  private var purpose: String {
    let effects = """
      Effects do not run:
      /// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
      """
    guard let failure else {
      return
        "/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. \(effects)"
    }
    let requirement = failure.requirement.map { "\n///\n/// \($0)" } ?? ""
    return """
      /// Shows the shortest list of actions with which the session fails: \(failure.summary).\(requirement)
      ///
      /// \(effects)
      """
  }

  private func title(_ numbers: ClosedRange<UInt64>) -> String {
    failure == nil
      ? "the feature repeats the actions \(numbers.lowerBound) to \(numbers.upperBound)"
      : "the shortest session does not fail"
  }

  private func file(
    _ numbers: ClosedRange<UInt64>,
    start: String,
    _ steps: [String],
    _ modules: WrittenModules
  ) throws -> String {
    let name = replay.recording.file.deletingPathExtension().lastPathComponent
    let info = try replay.recording.info()
    let settings = [RecordingInfo.locale, RecordingInfo.timeZone, RecordingInfo.calendar].compactMap { key in
      info[key].map { "      \(key): \($0.debugDescription)" }
    }
    let imports = modules.imports(tested: feature.modules, own: SourceName(of: State.self).module)
    let steps =
      (failure?.assertsChanges == false ? ["store.exhaustivity = .off"] : []) + steps
      + (failure?.expectation.map { [$0] } ?? [])
    let objects = replay.mayHaveObjects ? ["      hasObjects: true"] : []
    let arguments = (["      recordedState: \(SwiftCode.raw(start))"] + settings + objects).joined(separator: ",\n")
    return """
      // swift-format-ignore-file
      import Foundation
      import Headgate
      import HeadgateReplayTesting
      import HeadgateTesting
      import Testing
      \(imports.isEmpty ? "" : "\(imports)\n")
      /// Written by \(SwiftCode.comment(origin ?? "'session test' from the recording '\(name)'")).
      ///
      \(purpose)
      @MainActor
      struct \(typeName) {
        @Test func `\(title(numbers))`() async throws {
          let store = try TestStore(
      \(arguments)
          ) {
            \(feature.code)
          }
      \(steps.map { "    \($0)" }.joined(separator: "\n"))
        }
      }

      """
  }
}
