public import Foundation

// Names that swift-dependencies declares, deprecated or not public there. Their messages name the replacement.

extension DependencyValues {
  /// Unavailable: use a dependency.
  @available(
    *,
    unavailable,
    message: """
      Read what you need with '@Dependency', such as '@Dependency(\\.context) var context'. To hand all values on to code that \
      inherits nothing, write 'withEscapedDependencies'.
      """
  )
  public static var _current: DependencyValues { fatalError() }

  /// Unavailable: use `withDependencies`.
  @available(*, unavailable, message: "Write 'withDependencies { $0.name = value } operation: { … }'.")
  public static func withValue<Value, Result>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    operation: () throws -> Result
  ) rethrows -> Result { fatalError() }

  /// Unavailable: use `withDependencies`.
  @available(*, unavailable, message: "Write 'withDependencies { … } operation: { … }'.")
  public static func withValues<Result>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: () throws -> Result
  ) rethrows -> Result { fatalError() }

  /// Unavailable: use `withDependencies`.
  @available(*, unavailable, message: "Write 'withDependencies { $0.context = .test } operation: { … }'.")
  public static func withTestValues(
    _ update: (inout DependencyValues) throws -> Void,
    assert operation: () throws -> Void
  ) rethrows { fatalError() }
}

// Names that are often written for built-in values. A property of a user with such a name is preferred.
extension DependencyValues {
  /// Unavailable: another name.
  @available(*, unavailable, message: "Write '\\.continuousClock'.")
  public var clock: any Clock<Duration> {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable: another name.
  @available(*, unavailable, message: "Write '\\.uuid'.")
  public var guid: UUIDGenerator {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable: another name.
  @available(*, unavailable, message: "Write '\\.date.now'.")
  public var now: Date {
    get { fatalError() }
    set { fatalError() }
  }

  /// Unavailable: another name.
  @available(*, unavailable, message: "Write '\\.withRandomNumberGenerator'.")
  public var random: WithRandomNumberGenerator {
    get { fatalError() }
    set { fatalError() }
  }
}

extension Dependency {
  /// Unavailable: the type is no key.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: """
      The type is no key. Write 'extension Client: DependencyKey { static let liveValue = … }', or 'TestDependencyKey' with a \
      'testValue'.
      """
  )
  public init(_ type: Value.Type) { fatalError() }
}

/// Unavailable: use `unimplemented`.
@available(*, unavailable, message: "Write 'unimplemented(\"name\", placeholder: value)', or '@DependencyClient'.")
public func XCTUnimplemented<each Argument, Result>(
  _ description: String = "",
  placeholder: Result? = nil
) -> @Sendable (repeat each Argument) -> Result { fatalError() }
