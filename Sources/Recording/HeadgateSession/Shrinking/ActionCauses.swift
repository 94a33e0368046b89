import HeadgateRecordings

/// What caused each action: an action cannot happen without the action that caused it, or that started its effect.
struct ActionCauses {
  private let causes: [UInt64: UInt64]

  init(_ recording: Recording) throws {
    let effects = Dictionary(
      try recording.effects().compactMap { effect in effect.action.map { (effect.number, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var causes: [UInt64: UInt64] = [:]
    var numbers: Set<UInt64> = []
    try recording.forEachAction { action in
      numbers.insert(action.number)
      switch action.cause {
      case .outside: break
      case .action(let cause): causes[action.number] = cause
      case .effect(let effect): causes[action.number] = effects[effect]
      }
    }
    // An action before the recording cannot be left out.
    self.causes = causes.filter { numbers.contains($0.value) }
  }

  /// The actions of a part of the session that can happen in it. The numbers are in order.
  func possible(_ numbers: [UInt64]) -> [UInt64] {
    var kept: Set<UInt64> = []
    return numbers.filter { number in
      guard causes[number].map(kept.contains) ?? true else { return false }
      kept.insert(number)
      return true
    }
  }
}
