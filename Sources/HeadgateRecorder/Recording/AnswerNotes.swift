internal import HeadgateSupport

/// Notes the answers of dependencies for a recording.
final class AnswerNotes: AnswerExchange {
  private let queue: RecordingQueue
  private let clock: RecordingClock
  private let action = Locked<UInt64>(0)
  /// The notes of another recorder of the store.
  let next: (any AnswerExchange)?

  init(_ queue: RecordingQueue, clock: RecordingClock, next: (any AnswerExchange)?) {
    self.queue = queue
    self.clock = clock
    self.next = next
  }

  /// The action that is reduced, or was reduced last.
  func isReducing(_ number: UInt64) { action.withLock { $0 = number } }

  func recorded<Value: Codable>(_ question: String, as type: Value.Type, effect: UInt64?) -> RecordedReply<Value>? { nil }

  func note<Value: Codable>(_ question: String, _ reply: RecordedReply<Value>, effect: UInt64?) {
    next?.note(question, reply, effect: effect)
    let number = action.withLock { $0 }
    let event: RecordingEntry.Event =
      switch reply {
      case .value(let value):
        .answer(action: number, effect: effect, name: question, isError: false) { try $0.json(value) }
      case .error(let text):
        .answer(action: number, effect: effect, name: question, isError: true) { try $0.json(text) }
      }
    queue.append(RecordingEntry(time: clock.now, event: event))
  }

  // Only a replay has placeholders for redacted values.
  func noteReadOfRedacted(_ type: Any.Type) {}
}
