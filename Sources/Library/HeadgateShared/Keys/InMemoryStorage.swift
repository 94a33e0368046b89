public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The values of `.inMemory` keys. An app has one for its lifetime; each test has its own.
public struct InMemoryStorage: Hashable, Sendable {
  private final class Values: Sendable {
    let byKey = Locked<[String: any Sendable]>([:])
  }
  private let values = Values()

  /// Creates a storage without values.
  public init() {}

  func value(_ key: String) -> (any Sendable)? { values.byKey.withLock { $0[key] } }

  func set(_ value: any Sendable, for key: String) {
    // The old value is released without the lock.
    let old = values.byKey.withLock { values in
      let old = values[key]
      values[key] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Returns whether both are one storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values === rhs.values }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(values)) }
}

extension DependencyValues {
  /// The storage of `.inMemory` keys. Each test has its own.
  ///
  /// ```swift
  /// withDependencies { $0.defaultInMemoryStorage = InMemoryStorage() } operation: { }
  /// ```
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static let liveValue = InMemoryStorage()
  // Computed: each test and each preview has a storage of its own.
  static var previewValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
