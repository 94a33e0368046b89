internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A key of a value in the memory of the program; see ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  /// The identity of the place: the name and the storage.
  public struct ID: Hashable, Sendable {
    let name: String
    let storage: InMemoryStorage
  }

  /// The name and the storage that was in force when the key was created.
  public let id: ID

  init(_ name: String) {
    id = ID(name: name, storage: DependencyValues.current.defaultInMemoryStorage)
  }

  /// The key as in code.
  public var description: String { ".inMemory(\"\(id.name)\")" }

  /// Loads the value of the storage.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(returning: typed(id.storage.value(id.name)))
  }

  /// Does nothing: all references see one value.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Stores the value.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    id.storage.set(value, for: id.name)
    continuation.resume()
  }
}

extension SharedReaderKey {
  /// A key of a value in the memory of the program: the value lives as long as the program.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameter name: The name of the value in the dependency `defaultInMemoryStorage`.
  public static func inMemory<Value>(_ name: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name)
  }
}
