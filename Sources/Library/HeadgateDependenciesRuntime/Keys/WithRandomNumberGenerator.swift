import HeadgateSupport

/// A function that gives access to random numbers; see ``DependencyValues/withRandomNumberGenerator``.
///
/// ```swift
/// let withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
/// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>
  private let willUse: (@Sendable () -> Void)?

  /// Creates access to a generator. Copies share the generator.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
    willUse = nil
  }

  init(_ generator: some RandomNumberGenerator & Sendable, willUse: @escaping @Sendable () -> Void) {
    self.generator = Locked(generator)
    self.willUse = willUse
  }

  /// Runs a closure with the generator. One caller runs at a time, so the closure must not use the generator again.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// - Parameter work: The closure that uses the generator.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. The generator keeps its state at that point.
  public func callAsFunction<Result, Failure: Error>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Answers.current != nil else {
      willUse?()
      return try generator.withLock(work)
    }
    return try generator.withLock { (generator) throws(Failure) in
      var answered: any RandomNumberGenerator & Sendable = AnsweredRandomNumbers(generator: generator, willUse: willUse)
      defer { if let answered = answered as? AnsweredRandomNumbers { generator = answered.generator } }
      return try work(&answered)
    }
  }
}

/// Random numbers that are recorded, or that a replay repeats.
private struct AnsweredRandomNumbers: RandomNumberGenerator, Sendable {
  private(set) var generator: any RandomNumberGenerator & Sendable
  let willUse: (@Sendable () -> Void)?

  mutating func next() -> UInt64 {
    Answers.answer("random") {
      willUse?()
      return generator.next()
    }
  }
}

extension DependencyValues {
  /// Access to random numbers. Tests must override it: a use without an override is reported and uses the system's
  /// generator.
  ///
  /// ```swift
  /// struct Dice {
  ///   @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///   func roll() -> Int { withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } }
  /// }
  /// ```
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: LocatedDependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())

  static func testValue(for evaluation: DefaultEvaluation) -> WithRandomNumberGenerator {
    WithRandomNumberGenerator(SystemRandomNumberGenerator(), willUse: { evaluation.reportUse() })
  }
}
