internal import HeadgateSupport

/// Notes the answers of dependencies for a recording.
final class AnswerNotes: AnswerExchange, @unchecked Sendable {
  // Sendable: `reducing` is used on the actor of the store only: by the observer, and by answers to its reducer. The rest is constant.
  private let queue: RecordingQueue
  private let clock: RecordingClock
  /// The action that is reduced.
  @exclusivity(unchecked) private var reducing: UInt64 = 0
  /// The notes of another recorder of the store.
  let next: (any AnswerExchange)?

  init(_ queue: RecordingQueue, clock: RecordingClock, next: (any AnswerExchange)?) {
    self.queue = queue
    self.clock = clock
    self.next = next
  }

  /// Notes the action that the next answers to the reducer belong to.
  func willReduce(_ number: UInt64) { reducing = number }

  func recorded<Value: Codable>(_ question: String, as type: Value.Type, effect: UInt64?) -> RecordedReply<Value>? {
    nil
  }

  func note<Value: Codable>(_ question: String, _ reply: RecordedReply<Value>, effect: UInt64?) {
    next?.note(question, reply, effect: effect)
    let asker: RecordingEntry.Asker = effect.map { .effect($0) } ?? .reducer(of: reducing)
    let event: RecordingEntry.Event =
      switch reply {
      case .value(let value): .answer(asker, name: question, isError: false) { try $0.json(value) }
      case .error(let text): .answer(asker, name: question, isError: true) { try $0.json(text) }
      }
    queue.append(RecordingEntry(time: clock.now, event: event))
  }

  var givesAnswers: Bool { false }

  func noteUnrecorded(_ dependency: String) -> Bool { false }

  // Only a replay has placeholders for redacted values.
  func noteReadOfRedacted(_ type: Any.Type) {}
}
