package import HeadgateRecordings

/// The actions of a recording, one below the other, and effects where they started.
package struct SessionLines {
  private let recording: Recording
  private let effects: [UInt64: RecordedEffect]
  /// The effects in the order of their start.
  private let started: [RecordedEffect]

  package init(_ recording: Recording) throws {
    self.recording = recording
    started = try recording.effects().sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    effects = Dictionary(started.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes lines. A long session is written in pieces.
  package func write(_ numbers: ClosedRange<UInt64>, _ write: (String) throws -> Void) throws {
    let width = "\(numbers.upperBound)".count
    var effects = started[...]
    if let first = try recording.action(numbers.lowerBound) { effects = effects.drop { $0.start < first.time } }
    var rest: ClosedRange<UInt64>? = numbers
    while let range = rest {
      // The next actions that are there: there can be large gaps between numbers.
      let actions = try recording.actionsWithoutPayloads(in: range, limit: 1000)
      guard let last = actions.last?.number else { break }
      var text = ""
      for action in actions {
        while let effect = effects.first, effect.start < action.time {
          text += line(effect, width)
          effects.removeFirst()
        }
        text += line(action, width)
      }
      try write(text)
      rest = last < range.upperBound ? (last + 1)...range.upperBound : nil
    }
    let limit = try recording.action(numbers.upperBound &+ 1)?.time ?? .max
    try write(effects.prefix { $0.start < limit }.map { line($0, width) }.joined())
  }

  private func line(_ action: RecordedAction, _ width: Int) -> String {
    let parts = [
      "\(action.number)".padded(before: width), SessionText.time(action.time).padded(before: 11),
      SessionText.duration(action.duration).padded(before: 8), SessionText.name(action), cause(action.cause),
      SessionText.place(action.file, action.line),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ") + "\n"
  }

  private func line(_ effect: RecordedEffect, _ width: Int) -> String {
    let cause = effect.action.map { " of action \($0)" } ?? ""
    return "\("".padded(before: width))  \(SessionText.time(effect.start).padded(before: 11))  "
      + "▸ \(SessionText.name(effect))\(cause) \(SessionText.end(effect))\n"
  }

  private func cause(_ cause: RecordedCause) -> String {
    switch cause {
    case .outside: ""
    case .action(let number): "← action \(number)"
    case .effect(let number): "← \(effects[number].map(SessionText.name) ?? "effect \(number)")"
    }
  }
}

extension String {
  func padded(before width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
