/// A key for a dependency with the value that the running app uses.
///
/// A value is computed at its first use and then stored. An app stores it for the life of the process, a test for the
/// life of the test.
///
/// ```swift
/// struct Greeter: DependencyKey {
///   var greet: @Sendable () -> String
///   static let liveValue = Greeter { "hello" }
///   static let testValue = Greeter { "test" }
/// }
/// ```
///
/// A key without a `testValue` uses its preview value in tests and reports the use. A key without a `previewValue` uses
/// its live value in previews.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in the running app.
  static var liveValue: Value { get }

  /// The type of the dependency: often the key itself.
  associatedtype Value = Self

  /// The value in previews. The default is the live value.
  static var previewValue: Value { get }

  /// The value in tests. By default, a use of the dependency in a test is reported.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, for keys without their own preview value.
  public static var previewValue: Value { liveValue }

  /// The preview value. Its use is reported at the declaration of the dependency.
  public static var testValue: Value {
    if let client = DefaultEvaluation.emptyClient(Value.self) { return client }
    DefaultEvaluation.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}
