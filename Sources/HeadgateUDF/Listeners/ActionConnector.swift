/// Says which actions a listener hears, and with what of the state.
///
/// ```swift
/// struct AnalyticsConnector: ActionConnector {
///   func state(of state: AppState, for action: any Action) -> String? { action is UserTapped ? state.screen : nil }
/// }
/// ```
public protocol ActionConnector<State, ListenedState> {
  /// The state of the store.
  associatedtype State: Sendable
  /// What the listener wants to know of it.
  associatedtype ListenedState: Sendable

  /// What the listener wants to know of the state when it hears of an action; nil when it is not to hear of that.
  ///
  /// ```swift
  /// let screen = connector.state(of: state, for: UserTapped())
  /// ```
  func state(of state: State, for action: any Action) -> ListenedState?
}
