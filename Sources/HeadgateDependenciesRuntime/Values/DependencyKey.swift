/// A key for a dependency with the value that the running app uses.
///
/// The values are computed when they are first asked for, and kept: in an app for the life of the process, in tests for
/// the life of a test.
///
/// ```swift
/// struct Greeter: DependencyKey {
///   var greet: @Sendable () -> String
///   static let liveValue = Greeter { "hello" }
///   static let testValue = Greeter { "test" }
/// }
/// ```
///
/// A key without a `testValue` uses its preview value in tests, and reports that it did. Without a `previewValue` that is the
/// live value.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in the running app.
  static var liveValue: Value { get }

  /// What is depended on: often the key itself.
  associatedtype Value = Self

  /// The value in previews; the live value where none is given.
  static var previewValue: Value { get }

  /// The value in tests; where none is given, using the dependency in a test reports.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, for keys that say nothing of their own for previews.
  public static var previewValue: Value { liveValue }

  /// The preview value, with a report of the dependency's name at the place where it was declared.
  public static var testValue: Value {
    DefaultEvaluation.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}
