/// Makes the props of a component from a state. The props can dispatch actions.
///
/// ```swift
/// struct UserConnector: Connector {
///   func props(of state: UserState, _ dispatcher: any ActionDispatcher) -> UserProps {
///     UserProps(title: state.name, tap: { dispatcher.dispatch(UserTapped()) })
///   }
/// }
/// ```
public protocol Connector<State, Props> {
  /// The state that the props are made from.
  associatedtype State: Sendable
  /// The props of the component.
  associatedtype Props

  /// Returns the props for a state. Called on the queue of the component.
  func props(of state: State, _ dispatcher: any ActionDispatcher) -> Props
}

/// Makes the props of a component that dispatches no actions from a state.
///
/// ```swift
/// struct UserMapper: Mapper {
///   func props(of state: UserState) -> UserProps { UserProps(title: state.name) }
/// }
/// ```
public protocol Mapper<State, Props> {
  /// The state that the props are made from.
  associatedtype State: Sendable
  /// The props of the component.
  associatedtype Props

  /// Returns the props for a state. Called on the queue of the component.
  func props(of state: State) -> Props
}
