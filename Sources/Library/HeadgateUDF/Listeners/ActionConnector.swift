/// Selects the actions that a listener receives, and the part of the state that it receives with them.
///
/// ```swift
/// struct AnalyticsConnector: ActionConnector {
///   func state(of state: AppState, for action: any Action) -> String? { action is UserTapped ? state.screen : nil }
/// }
/// ```
public protocol ActionConnector<State, ListenedState> {
  /// The state of the store.
  associatedtype State: Sendable
  /// The part of the state that the listener receives.
  associatedtype ListenedState: Sendable

  /// Returns the part of the state for an action; nil when the listener does not receive the action.
  func state(of state: State, for action: any Action) -> ListenedState?
}
