internal import HeadgateSupportC

/// Sees the answers of a store's dependencies: a recorder notes them, and a replay gives them instead of the dependencies.
///
/// Reducers ask on the store's actor, and effects on any thread.
package class AnswerExchange: @unchecked Sendable {
  // Sendable: the class has no properties. Each subclass proves that its own may be used on any thread.

  package init() {
    Self.count(by: 1)
  }

  deinit {
    Self.count(by: -1)
  }

  /// Returns the recorded answer; nil if the dependency must answer.
  ///
  /// - Parameter effect: The number of the effect that asks; nil for a reducer.
  package func recorded<Value: Codable>(
    _ question: String,
    as type: Value.Type,
    effect: UInt64?
  ) -> RecordedReply<Value>? {
    nil
  }

  /// Notes the answer of a dependency.
  package func note<Value: Codable>(_ question: String, _ reply: RecordedReply<Value>, effect: UInt64?) {}

  // MARK: Whether there is any

  /// The number of exchanges in the process.
  // The word is allocated once, never freed, and accessed by atomic operations only.
  private nonisolated(unsafe) static let active: UnsafeMutablePointer<UInt64> = {
    let word = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    word.initialize(to: 0)
    return word
  }()

  private static func count(by difference: Int) {
    _ = headgate_fetch_add(active, UInt64(bitPattern: Int64(difference)))
  }

  /// Whether an effect may have an exchange. Most processes record nothing, and look no further.
  package static var isAnyActive: Bool { headgate_load_relaxed(active) != 0 }
}

/// The answer of a dependency.
package enum RecordedReply<Value> {
  case value(Value)
  /// The dependency threw an error with this description.
  case error(String)
}

extension RecordedReply: Sendable where Value: Sendable {}

/// An effect, as code that asks a dependency sees it.
package protocol AnsweredEffect: AnyObject, Sendable {
  var answers: AnswerExchange? { get }
  var number: UInt64 { get }
}
