/// A key for a dependency with a test value and a preview value. Its live value may be in another module.
///
/// To split a dependency between two modules, conform the interface to this protocol. Conform it to ``DependencyKey``
/// in the module with the implementation.
///
/// ```swift
/// struct Greeter: TestDependencyKey {
///   var greet: @Sendable () -> String
///   static let testValue = Greeter { "hello" }
/// }
/// ```
public protocol TestDependencyKey<Value> {
  /// The type of the dependency: often the key itself.
  associatedtype Value: Sendable = Self

  /// The value in previews. The default is the test value.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value, for keys without their own preview value.
  public static var previewValue: Value { testValue }
}
