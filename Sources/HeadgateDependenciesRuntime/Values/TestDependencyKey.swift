/// A key for a dependency that has a value for tests and previews; its live value may live in another module.
///
/// Split a dependency between two modules by conforming the interface to this protocol and the implementation, where it
/// is at hand, to ``DependencyKey``.
///
/// ```swift
/// struct Greeter: TestDependencyKey {
///   var greet: @Sendable () -> String
///   static let testValue = Greeter { "hello" }
/// }
/// ```
public protocol TestDependencyKey<Value> {
  /// What is depended on: often the key itself.
  associatedtype Value: Sendable = Self

  /// The value in previews; the test value where none is given.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value, for keys that say nothing of their own for previews.
  public static var previewValue: Value { testValue }
}
