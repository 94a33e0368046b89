public import Foundation

/// What tells the date; see ``DependencyValues/date``.
///
/// ```swift
/// let date = DateGenerator.constant(Date(timeIntervalSince1970: 0))
/// let now = date.now
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator that asks a closure each time.
  ///
  /// ```swift
  /// let date = DateGenerator { Date() }
  /// ```
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always tells the same date.
  ///
  /// ```swift
  /// let date = DateGenerator.constant(.distantPast)
  /// ```
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// The date; each read asks anew. Setting it makes the date a constant.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date, as `date()` spells it.
  ///
  /// ```swift
  /// let date = DateGenerator { Date() }
  /// let now = date()
  /// ```
  public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
  /// What tells the date. In a test it must be given: using it otherwise reports, and tells the real date.
  ///
  /// ```swift
  /// struct Stamp {
  ///   @Dependency(\.date.now) var now
  /// }
  /// ```
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: LocatedDependencyKey {
  static let liveValue = DateGenerator { Date() }

  static func testValue(for evaluation: DefaultEvaluation) -> DateGenerator {
    DateGenerator {
      evaluation.reportUse()
      return Date()
    }
  }
}
