internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A shared value that this feature only reads.
///
/// ```swift
/// struct State {
///   @SharedReader var count: Int                      // State(count: SharedReader($count))
///   @SharedReader(.inMemory("total")) var total = 0   // shared by its key
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  @usableFromInline let location: ReadableLocation<Value>

  init(location: ReadableLocation<Value>) {
    self.location = location
  }

  /// Creates a constant.
  public init(value: Value) {
    location = SharedReference(value, context: DependencyValues.current.shared)
  }

  /// Creates a constant.
  ///
  /// ```swift
  /// let limit = SharedReader.constant(10)
  /// ```
  public static func constant(_ value: Value) -> Self { Self(value: value) }

  /// Creates a property from the projected value of another one.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// Creates a reader of a shared value.
  ///
  /// ```swift
  /// let reader = SharedReader($count)
  /// ```
  public init(_ base: Shared<Value>) {
    location = base.location
  }

  /// Creates a reader of the value inside an optional one; nil while the optional is nil.
  ///
  /// The result keeps its last value when the optional becomes nil later.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// Creates a reader of the value inside an optional one; nil while the optional is nil.
  ///
  /// The result keeps its last value when the optional becomes nil later.
  ///
  /// ```swift
  /// if let name = SharedReader($user.name) { state.title = Title.State(name: name) }
  /// ```
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = ReadablePartLocation(base.location, UnwrappedPart(last: LastValue(value)))
  }

  /// The value.
  @inlinable public var wrappedValue: Value { location.readTracked() }

  /// The reader itself, to hand it on or to take a part of it.
  public var projectedValue: SharedReader<Value> {
    get { self }
    set { self = newValue }
  }
}

extension SharedReader where Value: Sendable {
  /// A part of the value.
  public subscript<Member>(dynamicMember keyPath: any KeyPath<Value, Member> & Sendable) -> SharedReader<Member> {
    SharedReader<Member>(location: ReadablePartLocation(location, keyPath))
  }
}
