public import Observation

extension ActorStore: Hashable {
  /// Returns whether both operands are the same object.
  public static func == (lhs: ActorStore, rhs: ActorStore) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ActorStore: Identifiable {}

extension ActorStore: Observable {}

extension ActorStore: CustomDebugStringConvertible {
  /// The name of the feature: `ActorStoreOf<Counter>`.
  public var debugDescription: String { "Actor" + storeName(State.self, Action.self) }
}
