/// The cause of an action or of a change.
///
/// ```swift
/// if case .effect(let number) = action.cause { print(try recording.effect(number)?.name ?? "effect") }
/// ```
public enum RecordedCause: Hashable, Sendable {
  /// It came from outside: a view sent the action, or something outside of the store changed the shared value.
  case outside
  /// The action with this number caused it.
  case action(UInt64)
  /// The effect with this number caused it.
  case effect(UInt64)

  package var kind: Int {
    switch self {
    case .outside: 0
    case .action: 1
    case .effect: 2
    }
  }

  package var number: UInt64? {
    switch self {
    case .outside: nil
    case .action(let number), .effect(let number): number
    }
  }

  /// Nil for numbers that no cause has.
  package init?(kind: Int, number: UInt64?) {
    switch (kind, number) {
    case (0, _): self = .outside
    case (1, let number?): self = .action(number)
    case (2, let number?): self = .effect(number)
    default: return nil
    }
  }
}

extension RecordedCause: Codable {
  private enum CodingKeys: String, CodingKey {
    case action, effect
  }

  /// Decodes `{}`, `{"action": 7}` or `{"effect": 3}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let number = try container.decodeIfPresent(UInt64.self, forKey: .action) {
      self = .action(number)
    } else if let number = try container.decodeIfPresent(UInt64.self, forKey: .effect) {
      self = .effect(number)
    } else {
      self = .outside
    }
  }

  /// Encodes `{}`, `{"action": 7}` or `{"effect": 3}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .outside: break
    case .action(let number): try container.encode(number, forKey: .action)
    case .effect(let number): try container.encode(number, forKey: .effect)
    }
  }
}
