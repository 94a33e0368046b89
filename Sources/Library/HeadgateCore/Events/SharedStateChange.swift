internal import HeadgateSupport

/// A change of a shared value, made by an action, by an effect, or outside of the store.
///
/// ```swift
/// if case .sharedStateChanged(let change) = event { print(change.name, change.cause) }
/// ```
public struct SharedStateChange: @unchecked Sendable {
  // Sendable: the values leave the change only as a type that is sendable.

  /// What changed a shared value.
  public enum Cause: Hashable, Sendable {
    /// The reduction of the action with this number.
    case action(UInt64)
    /// The running effect with this number.
    case effect(UInt64)
    /// Something outside of the store: another feature, a view, or the place of the key, such as a file.
    case outside
  }

  /// The key of the value, or its type if it has no key.
  public let name: String
  /// The number of the shared value. All properties that share it have one number.
  public let reference: UInt64
  /// What changed the value.
  public let cause: Cause
  /// The type of the value, as it is declared.
  private let type: Any.Type
  private let old: Any
  private let new: Any

  init(_ change: SharedChange, cause: Cause) {
    name = change.name
    reference = change.reference
    type = change.type
    old = change.old
    new = change.new
    self.cause = cause
  }

  /// The value after the change, for code of the package on the actor of the store.
  package var newAny: Any { new }

  // A cast to `any Sendable` succeeds for every value. So a value leaves as its own type only, which is sendable if that
  // type is.

  /// Returns the value before the change; nil if the shared value is of another type.
  public func oldValue<Value: Sendable>(as type: Value.Type) -> Value? { type == self.type ? old as? Value : nil }

  /// Returns the value after the change; nil if the shared value is of another type.
  public func newValue<Value: Sendable>(as type: Value.Type) -> Value? { type == self.type ? new as? Value : nil }
}
