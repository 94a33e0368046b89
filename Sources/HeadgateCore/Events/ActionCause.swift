/// What made an action come.
///
/// ```swift
/// if case .effect(let number) = cause { print("sent by effect", number) }
/// ```
public enum ActionCause: Hashable, Sendable {
  /// Somebody sent it into the store.
  case sent
  /// It follows from the action with this number, as the `.send` effect of a reducer.
  case action(UInt64)
  /// The running effect with this number sent it.
  case effect(UInt64)
}
