import HeadgateSupport

/// What gives access to a source of random numbers; see ``DependencyValues/withRandomNumberGenerator``.
///
/// ```swift
/// let withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
/// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>
  private let willUse: (@Sendable () -> Void)?

  /// Access to a source; copies share it.
  ///
  /// ```swift
  /// let withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  /// ```
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
    willUse = nil
  }

  init(_ generator: some RandomNumberGenerator & Sendable, willUse: @escaping @Sendable () -> Void) {
    self.generator = Locked(generator)
    self.willUse = willUse
  }

  /// Runs a closure with the source; one caller at a time, so the closure must not ask for the source again.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// - Parameter work: What uses the source.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; the source keeps the state that it has then.
  public func callAsFunction<Result, Failure: Error>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    willUse?()
    return try generator.withLock(work)
  }
}

extension DependencyValues {
  /// The source of random numbers. In a test it must be given: using it otherwise reports, and uses the system's.
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
