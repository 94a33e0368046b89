internal import HeadgateRecordings
internal import HeadgateSupport

/// Gives the recorded answers of dependencies to the reducers of a replay.
final class ReplayAnswers: AnswerExchange, @unchecked Sendable {
  // Sendable: one replay uses the object, on one thread at a time. Effects do not run in a replay.
  private var action: UInt64 = 0
  /// The answers of the action that is reduced, by dependency, the first one last.
  private var waiting: [String: [RecordedAnswer]] = [:]
  private let decoder: RecordingDecoder
  private(set) var findings: [ReplayFinding] = []

  init(_ decoder: RecordingDecoder) {
    self.decoder = decoder
  }

  /// Makes the answers of an action available.
  func begin(_ action: UInt64, _ answers: [RecordedAnswer]) {
    self.action = action
    waiting = Dictionary(grouping: answers.reversed().filter { $0.effect == nil }, by: \.name)
  }

  /// Notes the answers that no reducer asked for.
  func end() {
    for (name, answers) in waiting.sorted(by: { $0.key < $1.key }) where !answers.isEmpty {
      note(.unused(dependency: name))
    }
    waiting = [:]
  }

  func forgetFindings() { findings = [] }

  func recorded<Value: Codable>(_ question: String, as type: Value.Type, effect: UInt64?) -> RecordedReply<Value>? {
    guard effect == nil else { return nil }
    guard let answer = waiting[question]?.popLast() else {
      note(.unanswered(dependency: question))
      return nil
    }
    do {
      return answer.isError
        ? .error(try decoder.value(String.self, from: answer.value))
        : .value(try decoder.value(type, from: answer.value))
    } catch {
      note(.unreadable(dependency: question, problem: decodingProblem(error)))
      return nil
    }
  }

  func note<Value: Codable>(_ question: String, _ reply: RecordedReply<Value>, effect: UInt64?) {}

  var givesAnswers: Bool { true }

  func noteUnrecorded(_ dependency: String) -> Bool {
    note(.unanswered(dependency: dependency))
    return true
  }

  /// Notes a shared value that another thread changed while the action was reduced.
  func noteRace(_ name: String) { note(.changedMeanwhile(sharedValue: name)) }

  /// Notes that the first state contains a part of a shared value.
  func notePart(at action: UInt64) { findings.append(ReplayFinding(action: action, kind: .partOfSharedValue)) }

  /// Notes that the first state has one object in two places.
  func note(_ object: SameObject, at action: UInt64) {
    findings.append(ReplayFinding(action: action, kind: .sameObject(first: object.first, second: object.second)))
  }

  func noteReadOfRedacted(_ type: Any.Type) { note(.redacted(type: typeName(type))) }

  private func note(_ kind: ReplayFinding.Kind) {
    let finding = ReplayFinding(action: action, kind: kind)
    // A reducer may read a value a million times.
    if !findings.suffix(16).contains(finding) { findings.append(finding) }
  }
}

/// The text of an error of a decoder: the place in the value, and what is wrong there.
func decodingProblem(_ error: any Error) -> String {
  func text(_ context: DecodingError.Context, _ problem: String) -> String {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return path.isEmpty ? problem : "\(path): \(problem)"
  }
  return switch error {
  case DecodingError.keyNotFound(let key, let context): text(context, "'\(key.stringValue)' is missing")
  case DecodingError.valueNotFound(let type, let context):
    text(context, "a value of type '\(typeName(type))' is missing")
  case DecodingError.typeMismatch(let type, let context) where type == [String: Any].self:
    text(context, "it is no object, such as {\"name\": {}}")
  case DecodingError.typeMismatch(let type, let context): text(context, "it is not of type '\(typeName(type))'")
  case DecodingError.dataCorrupted(let context): text(context, context.debugDescription)
  default: "\(error)"
  }
}

/// A text that stands in a sentence. Errors of Foundation end with a full stop.
func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
