/// Makes the props of a component of a state, with what the component dispatches when it is used.
///
/// ```swift
/// struct UserConnector: Connector {
///   func props(of state: UserState, _ dispatcher: any ActionDispatcher) -> UserProps {
///     UserProps(title: state.name, tap: { dispatcher.dispatch(UserTapped()) })
///   }
/// }
/// ```
public protocol Connector<State, Props> {
  /// What the props are made of.
  associatedtype State: Sendable
  /// What the component shows or works from.
  associatedtype Props

  /// Makes props; called on the queue of the component.
  ///
  /// ```swift
  /// let props = connector.props(of: state, store)
  /// ```
  func props(of state: State, _ dispatcher: any ActionDispatcher) -> Props
}

/// Makes the props of a component of a state, where the component dispatches nothing.
///
/// ```swift
/// struct UserMapper: Mapper {
///   func props(of state: UserState) -> UserProps { UserProps(title: state.name) }
/// }
/// ```
public protocol Mapper<State, Props> {
  /// What the props are made of.
  associatedtype State: Sendable
  /// What the component shows or works from.
  associatedtype Props

  /// Makes props; called on the queue of the component.
  ///
  /// ```swift
  /// let props = mapper.props(of: state)
  /// ```
  func props(of state: State) -> Props
}
