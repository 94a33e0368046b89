public import Observation

extension Store: Hashable {
  /// Whether both are the same object.
  ///
  /// ```swift
  /// let isSame = store == store
  /// ```
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  ///
  /// ```swift
  /// let stores: Set = [store]
  /// ```
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Store: Identifiable {}

extension Store: Observable {}

extension Store: CustomDebugStringConvertible {
  /// The name of the feature: `StoreOf<Counter>`.
  ///
  /// ```swift
  /// print(store.debugDescription)
  /// ```
  public nonisolated var debugDescription: String { storeName(State.self, Action.self) }
}
