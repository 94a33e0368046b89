public import Foundation

/// What makes unique identifiers; see ``DependencyValues/uuid``.
///
/// ```swift
/// let uuid = UUIDGenerator.incrementing
/// let ids = [uuid(), uuid()]
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// A generator that asks a closure each time.
  ///
  /// ```swift
  /// let uuid = UUIDGenerator { UUID() }
  /// ```
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always gives the same identifier.
  ///
  /// ```swift
  /// let uuid = UUIDGenerator.constant(UUID(7))
  /// ```
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator that counts: `UUID(0)`, `UUID(1)`, `UUID(2)` and so on.
  ///
  /// ```swift
  /// let uuid = UUIDGenerator.incrementing
  /// ```
  public static var incrementing: UUIDGenerator {
    let next = LockIsolated(0)
    return UUIDGenerator {
      next.withValue { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// The next identifier.
  ///
  /// ```swift
  /// let uuid = UUIDGenerator.incrementing
  /// let id = uuid()
  /// ```
  public func callAsFunction() -> UUID { generate() }
}

extension UUID {
  /// The identifier with a number in its last digits: `UUID(10)` is `00000000-0000-0000-0000-00000000000A`.
  ///
  /// ```swift
  /// let id = UUID(10)
  /// ```
  ///
  /// - Parameter number: From 0; a negative number is taken as its bit pattern.
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
  /// What makes unique identifiers. In a test it must be given: using it otherwise reports, and makes a random one.
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
