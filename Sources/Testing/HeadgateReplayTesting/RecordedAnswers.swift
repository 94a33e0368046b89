internal import HeadgateCore
internal import HeadgateShared
internal import HeadgateSupport

/// Gives recorded answers to the reducers of a test store.
final class RecordedAnswers: AnswerExchange {
  private struct Answer {
    let name: String
    let json: String
    let isError: Bool
    let callSite: CallSite
  }

  private let waiting = Locked<[Answer]>([])
  private let coding: RecordedJSONDecoder
  /// The shared values of the test store, by their numbers in the recording.
  private let registry: SharedRegistry
  private let callSite: CallSite

  init(_ coding: RecordedJSONDecoder, _ registry: SharedRegistry, callSite: CallSite) {
    self.coding = coding
    self.registry = registry
    self.callSite = callSite
  }

  /// Adds an answer to the next action.
  func add(_ json: String, to name: String, isError: Bool, at callSite: CallSite) {
    waiting.withLock { $0.append(Answer(name: name, json: json, isError: isError, callSite: callSite)) }
  }

  /// Changes a shared value as other code did. Reports a value that the store does not have, or that cannot be decoded.
  func change(_ number: UInt64, to json: String, name: String, at callSite: CallSite) {
    do {
      let isKnown = try registry.set(number) { try coding.value($0, from: json) }
      if !isKnown { callSite.report(ReplayTestingMessages.unknownSharedValue(name)) }
    } catch {
      callSite.report(ReplayTestingMessages.unreadableSharedValue(name, "\(error)"))
    }
  }

  /// Decodes a value with shared values, which keep their values.
  func value<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try registry.keepingValues { try coding.value(type, from: json) }
  }

  /// A copy of a state, whose objects are other ones: a reducer may change those of the state in place. The state itself if it cannot be coded.
  func copy<State: Decodable>(_ state: State) -> State {
    guard let encodable = state as? any Encodable, let json = try? coding.json(ofCopy: encodable) else { return state }
    return (try? value(State.self, from: json)) ?? state
  }

  /// Reports the answers that the reduced action did not ask for.
  func end() {
    for answer in waiting.exchange([]) { answer.callSite.report(ReplayTestingMessages.unusedAnswer(answer.name)) }
  }

  func recorded<Value: Codable>(_ question: String, as type: Value.Type, effect: UInt64?) -> RecordedReply<Value>? {
    let answer = waiting.withLock { answers in
      answers.firstIndex { $0.name == question }.map { answers.remove(at: $0) }
    }
    // Without an answer, the dependency of the test answers. The one of the library reports that it is not implemented.
    guard let answer else { return nil }
    do {
      return answer.isError
        ? .error(try coding.value(String.self, from: answer.json)) : .value(try coding.value(type, from: answer.json))
    } catch {
      answer.callSite.report(ReplayTestingMessages.unreadableAnswer(question, typeName(type), "\(error)"))
      return nil
    }
  }

  var givesAnswers: Bool { true }

  // The report of the dependency says how to set it in the test.
  func noteUnrecorded(_ dependency: String) -> Bool { false }

  func note<Value: Codable>(_ question: String, _ reply: RecordedReply<Value>, effect: UInt64?) {}

  func noteReadOfRedacted(_ type: Any.Type) {
    callSite.report(ReplayTestingMessages.readOfRedacted(typeName(type)))
  }
}
