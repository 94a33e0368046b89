/// A key with a default value, so that its properties need none.
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var count: Self { Self[.inMemory("count"), default: 0] }
/// }
///
/// struct State {
///   @Shared(.count) var count
/// }
/// ```
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// The id of the key: references with and without the default see one value.
  public var id: Base.ID { base.id }

  /// Loads from the place of the key.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes to the place of the key.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }

  /// Returns a key with a default value, which is computed when a first reference is created.
  public static subscript(
    key: Base,
    default defaultValue: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: defaultValue)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves to the place of the key.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: VersionedSharedKey where Base: VersionedSharedKey {
  var needsBase: Bool { base.needsBase }

  func save(
    _ value: Base.Value,
    _ version: SharedVersion<Base.Value>,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    base.save(value, version, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The key without its default.
  public var description: String { "\(base)" }
}

extension SharedReaderKey {
  /// The type of this key with a default value.
  public typealias Default = _SharedKeyDefault<Self>
}
