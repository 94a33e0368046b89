public import Observation

extension Store: Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Store: Identifiable {}

extension Store: Observable {}

extension Store: CustomDebugStringConvertible {
  /// The name of the feature: `StoreOf<Counter>`.
  public nonisolated var debugDescription: String { storeName(State.self, Action.self) }
}
