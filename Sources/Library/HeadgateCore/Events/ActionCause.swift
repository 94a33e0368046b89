/// The cause of an action.
///
/// ```swift
/// if case .effect(let number) = cause { print("sent by effect", number) }
/// ```
public enum ActionCause: Hashable, Sendable {
  /// The action was sent to the store from outside.
  case sent
  /// The action comes from a `.send` effect that the reducer returned for the action with this number.
  case action(UInt64)
  /// The running effect with this number sent the action.
  case effect(UInt64)
}
