public import Foundation

/// A generator of dates; see ``DependencyValues/date``.
///
/// ```swift
/// let date = DateGenerator.constant(Date(timeIntervalSince1970: 0))
/// let now = date.now
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator that calls a closure for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same date.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// The current date, computed at each read. Setting it makes the date a constant.
  public var now: Date {
    get { Answers.answer("date", generate) }
    set { generate = { newValue } }
  }

  /// Returns the current date, as in `date()`.
  public func callAsFunction() -> Date { now }
}

extension DependencyValues {
  /// The generator of dates. Tests must override it: a use without an override is reported, and returns the real date.
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
