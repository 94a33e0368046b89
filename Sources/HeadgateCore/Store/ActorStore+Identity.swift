public import Observation

extension ActorStore: Hashable {
  /// Whether both are the same object.
  ///
  /// ```swift
  /// let isSame = store == store
  /// ```
  public static func == (lhs: ActorStore, rhs: ActorStore) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  ///
  /// ```swift
  /// let stores: Set = [store]
  /// ```
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ActorStore: Identifiable {}

extension ActorStore: Observable {}

extension ActorStore: CustomDebugStringConvertible {
  /// The name of the feature: `ActorStoreOf<Counter>`.
  ///
  /// ```swift
  /// print(store.debugDescription)
  /// ```
  public var debugDescription: String { "Actor" + storeName(State.self, Action.self) }
}
