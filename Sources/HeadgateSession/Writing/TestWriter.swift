import Foundation
import HeadgateCore
import HeadgateRecorder
import HeadgateRecordings

/// Writes a test from a recorded session.
struct TestWriter<App: SessionFeature> {
  let session: Session<App>
  /// Whether each step asserts the whole state, for states with properties that a test cannot set.
  var assertsWholeStates = false
  /// The name of the written type.
  var typeName = "RecordedSessionTests"

  /// Returns the file of the test. Throws for numbers that are not in the recording, and for sessions that no test can repeat.
  func text(from first: UInt64? = nil, to last: UInt64? = nil) throws -> String {
    guard let actions = session.replay.actions else { throw SessionError.noAction(first ?? 1, available: nil) }
    let (first, last) = (first ?? actions.lowerBound, last ?? actions.upperBound)
    for number in [first, last] where !actions.contains(number) {
      throw SessionError.noAction(number, available: actions)
    }
    guard first <= last else { throw SessionError.emptyRange(first, last) }
    try session.go(to: first - 1)
    let start = session.replay.stateText()
    var steps: [String] = []
    for number in first...last { steps += try step(number) }
    return try file(first...last, start: start, steps)
  }

  // MARK: Steps

  /// The lines of one action. Goes to the state after it.
  private func step(_ number: UInt64) throws -> [String] {
    let before = session.replay.state
    guard let recorded = try session.replay.next() else { throw SessionError.noAction(number, available: nil) }
    let after = session.replay.state
    guard !recorded.payload.contains(#""$shared""#), !session.replay.stateText().contains(#""$shared""#) else {
      throw SessionError.sharedState(number)
    }
    let answers = try session.recording.answers(to: number).filter { $0.effect == nil }.map { answer in
      let ending = answer.isError ? ", isError: true" : ""
      return "store.recordedAnswer(\(SwiftCode.raw(answer.value)), to: \(answer.name.debugDescription)\(ending))"
    }
    let action = try RecordedValue.action(Session<App>.Action.self, from: recorded.payload)
    let code = SwiftCode.text(of: action) ?? "try recorded(\(SwiftCode.raw(recorded.payload)))"
    let call = recorded.cause == .outside ? "send(" : "receive(recorded: "
    return try [comment(recorded)] + answers + Self.call("await store.\(call)\(code))", assertions(before, after))
  }

  private func assertions(_ before: Session<App>.State, _ after: Session<App>.State) -> [String] {
    guard !StateAssignments.areEqual(before, after) else { return [] }
    return assertsWholeStates ? StateAssignments.whole(after) : StateAssignments.lines(from: before, to: after)
  }

  /// The number, and what sent the action.
  private func comment(_ action: RecordedAction) throws -> String {
    switch action.cause {
    case .outside: return "// \(action.number)"
    case .action(let number): return "// \(action.number), sent by action \(number)"
    case .effect(let number):
      let effect = try session.recording.effect(number)
      let name = effect?.name.map { "effect '\($0)'" } ?? "an effect"
      return "// \(action.number), sent by \(name)\(effect?.action.map { " of action \($0)" } ?? "")"
    }
  }

  private static func call(_ call: String, _ assertions: [String]) -> [String] {
    switch assertions.count {
    case 0: [call]
    case 1 where call.count + assertions[0].count < 120: ["\(call) { \(assertions[0]) }"]
    default: ["\(call) {"] + assertions.map { "  \($0)" } + ["}"]
    }
  }

  // MARK: The file

  private func file(_ numbers: ClosedRange<UInt64>, start: String, _ steps: [String]) throws -> String {
    let name = session.recording.file.deletingPathExtension().lastPathComponent
    let info = try session.recording.info()
    let settings = ["locale", "timeZone"].compactMap { key in
      info[key].map { "      \(key): \($0.debugDescription)" }
    }
    let imports = App.testedModules.map { "\n@testable import \($0)" }.joined()
    let arguments = (["      recordedState: \(SwiftCode.raw(start))"] + settings).joined(separator: ",\n")
    return """
      // swift-format-ignore-file
      import Foundation
      import Headgate
      import HeadgateReplayTesting
      import HeadgateTesting
      import Testing
      \(imports.isEmpty ? "" : "\(imports)\n")
      /// Written by 'session test' from the recording '\(name)'.
      ///
      /// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
      /// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
      @MainActor
      struct \(typeName) {
        @Test func `the feature repeats the actions \(numbers.lowerBound) to \(numbers.upperBound)`() \
      async throws {
          let store = try TestStore(
      \(arguments)
          ) {
            \(App.featureCode)
          }
      \(steps.map { "    \($0)" }.joined(separator: "\n"))
        }
      }

      """
  }
}
