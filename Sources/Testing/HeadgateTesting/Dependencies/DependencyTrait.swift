public import HeadgateDependenciesRuntime
public import Testing

/// A trait that overrides dependencies for a test or for all tests of a suite.
///
/// Traits of a suite are applied before the traits of its tests. The traits of one test are applied from left to right. Each
/// case of a parameterized test gets its own default values, so cases that run concurrently share no state.
///
/// ```swift
/// @Test(.dependency(\.uuid, .incrementing))
/// func firstID() {
///   @Dependency(\.uuid) var uuid
///   #expect(uuid() == UUID(0))
/// }
/// ```
public struct DependencyTrait: TestTrait, SuiteTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) throws -> Void

  /// Applies a trait of a suite to each test of the suite.
  public var isRecursive: Bool { true }

  /// Runs a test case with the overridden dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DependencyValues.withTestDependencies(update, operation: function)
  }
}

extension Trait where Self == DependencyTrait {
  /// Overrides dependencies for a test or a suite. The closure runs for each case of each test.
  ///
  /// ```swift
  /// @Test(.dependencies { $0.continuousClock = ImmediateClock() })
  /// func waits() async throws {
  ///   @Dependency(\.continuousClock) var clock
  ///   try await clock.sleep(for: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameter update: Changes the dependencies. An error that it throws fails the test.
  /// - Returns: The trait.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> DependencyTrait {
    DependencyTrait(update: update)
  }

  /// Gives a test or a suite its own default values and overrides nothing.
  public static var dependencies: DependencyTrait {
    DependencyTrait { _ in }
  }

  /// Overrides one dependency for a test or a suite.
  ///
  /// ```swift
  /// @Test(.dependency(\.date, .constant(.distantPast)))
  /// func stamps() {
  ///   @Dependency(\.date.now) var now
  ///   #expect(now == .distantPast)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: The value. It is evaluated for each case of each test.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> DependencyTrait {
    DependencyTrait { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides a dependency that is its own key, for a test or a suite.
  ///
  /// ```swift
  /// struct Greeter: DependencyKey {
  ///   var greet: @Sendable () -> String
  ///   static let liveValue = Greeter { "hello" }
  /// }
  /// @Test(.dependency(Greeter { "test" }))
  /// func greets() {
  ///   @Dependency(Greeter.self) var greeter
  ///   #expect(greeter.greet() == "test")
  /// }
  /// ```
  ///
  /// - Parameter value: The value. It is evaluated for each case of each test.
  /// - Returns: The trait.
  public static func dependency<Key: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Key
  ) -> DependencyTrait where Key.Value == Key {
    DependencyTrait { $0[Key.self] = try value() }
  }
}
