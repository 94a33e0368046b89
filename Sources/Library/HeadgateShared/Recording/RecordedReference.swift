internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A reference that a reducer creates, as an answer: its number, and the value that the place of its key contained.
private struct RecordedReference<Value: Codable>: Codable {
  var number: UInt64
  var value: Value
}

extension SharedReference {
  /// Notes a reference of a key that the running reducer or effect created, so that a replay starts with its value.
  func noteForRecorder() {
    guard let (exchange, effect) = Answers.current, let type = Value.self as? any Codable.Type else { return }
    func note<Stored: Codable>(_ type: Stored.Type) {
      // The same type, which is known to be codable here.
      guard let value = read() as? Stored else { return }
      let recorded = RecordedReference(number: number, value: value)
      exchange.note("shared \(name)", .value(recorded), effect: effect)
    }
    note(type)
  }

  /// Notes a reference without a key. A replay gives its own reference the same number.
  func noteNumber() {
    guard let (exchange, effect) = Answers.current else { return }
    if let registry = context.registry as? SharedRegistry {
      if case .value(let number)? = exchange.recorded("shared", as: UInt64.self, effect: effect) {
        registry.note(self, as: number)
      } else {
        registry.noteUnrecorded(self)
      }
    } else {
      exchange.note("shared", .value(number), effect: effect)
    }
  }
}

extension SharedRegistry {
  /// Returns the reference of a key in a replay, which neither loads nor saves.
  func reference<Value>(_ key: String, _ initial: () -> Value) -> SharedReference<Value> {
    // Asked first: a reference that was released during the recording, and created again, has another number and value.
    if let recorded: SharedReference<Value> = recordedReference(key) { return recorded }
    if let known: SharedReference<Value> = reference(key) { return known }
    let reference = unconnected(initial(), key: key)
    note(reference, key: key)
    noteUnrecorded(reference)
    return reference
  }

  private func recordedReference<Value>(_ key: String) -> SharedReference<Value>? {
    guard let (exchange, effect) = Answers.current, let type = Value.self as? any Codable.Type else { return nil }
    func ask<Stored: Codable>(_ type: Stored.Type) -> SharedReference<Value>? {
      guard
        case .value(let recorded)? = exchange.recorded(
          "shared \(key)",
          as: RecordedReference<Stored>.self,
          effect: effect
        ), let value = recorded.value as? Value
      else { return nil }
      return reference(recorded.number, of: Value.self) ?? restored(value, number: recorded.number, key: key)
    }
    return ask(type)
  }
}
