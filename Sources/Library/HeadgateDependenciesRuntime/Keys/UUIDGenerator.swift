public import Foundation

/// A generator of unique identifiers; see ``DependencyValues/uuid``.
///
/// ```swift
/// let uuid = UUIDGenerator.incrementing
/// let ids = [uuid(), uuid()]
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator that calls a closure for each identifier.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same identifier.
  ///
  /// ```swift
  /// let uuid = UUIDGenerator.constant(UUID(7))
  /// ```
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator that counts: `UUID(0)`, `UUID(1)`, `UUID(2)` and so on.
  public static var incrementing: UUIDGenerator {
    let next = LockIsolated(0)
    return UUIDGenerator {
      next.withValue { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// Returns the next identifier.
  public func callAsFunction() -> UUID { Answers.answer("uuid", generate) }
}

extension UUID {
  /// Creates an identifier from a number: `UUID(10)` is `00000000-0000-0000-0000-00000000000A`.
  ///
  /// - Parameter number: The last digits of the identifier. The bit pattern of a negative number is used.
  public init(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * (7 - index))) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0, byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)
      )
    )
  }
}

extension DependencyValues {
  /// The generator of unique identifiers. Tests must override it: a use without an override is reported, and is random.
  ///
  /// ```swift
  /// struct Maker {
  ///   @Dependency(\.uuid) var uuid
  ///   func id() -> UUID { uuid() }
  /// }
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: LocatedDependencyKey {
  static let liveValue = UUIDGenerator { UUID() }

  static func testValue(for evaluation: DefaultEvaluation) -> UUIDGenerator {
    UUIDGenerator {
      evaluation.reportUse()
      return UUID()
    }
  }
}
