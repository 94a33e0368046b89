/// Receives each action of a store after the action is reduced, on the listener's queue.
///
/// ```swift
/// final class Analytics: ServiceActionListener, @unchecked Sendable {
///   // Sendable: it is used on its queue only.
///   let disposer = Disposer()
///   func heard(_ action: any Action, _ state: AppState) { print(type(of: action)) }
/// }
/// ```
public protocol ActionListener<ListenedState>: QueueBound {
  /// The part of the state that the listener receives.
  associatedtype ListenedState: Sendable

  /// Receives an action and the state after it. Called after each action, in order.
  func heard(_ action: any Action, _ state: ListenedState)
}

/// A listener in the background. Its queue is a serial queue that all services share, unless it declares its own.
///
/// ```swift
/// final class Analytics: ServiceActionListener, @unchecked Sendable {
///   let disposer = Disposer()
///   func heard(_ action: any Action, _ state: AppState) { print(type(of: action)) }
/// }
/// ```
public protocol ServiceActionListener<ListenedState>: ActionListener, Service {}

extension ActionListener {
  /// Starts to receive each action.
  ///
  /// ```swift
  /// analytics.listen(to: store)
  /// ```
  public func listen(to store: Store<ListenedState>) {
    listen(to: store) { state, _ in state }
  }

  /// Starts to receive each action with a part of the state.
  ///
  /// ```swift
  /// analytics.listen(to: store, at: \.screen)
  /// ```
  public func listen<State: Sendable>(
    to store: Store<State>,
    at part: any KeyPath<State, ListenedState> & Sendable
  ) {
    listen(to: store) { state, _ in state[keyPath: part] }
  }

  /// Starts to receive the actions for which a closure returns a value.
  ///
  /// ```swift
  /// analytics.listen(to: store) { state, action in action is UserTapped ? state.screen : nil }
  /// ```
  public func listen<State: Sendable>(
    to store: Store<State>,
    _ select: @escaping @Sendable (_ state: State, _ action: any Action) -> ListenedState?
  ) {
    store.source.onAction(on: Delivery(queue)) { [weak self] state, action in
      guard let self, let selected = select(state, action) else { return }
      heard(action, selected)
    }
    .dispose(on: disposer)
  }

  /// Starts to receive the actions for which a connector returns a value.
  ///
  /// ```swift
  /// analytics.listen(to: store, by: AnalyticsConnector())
  /// ```
  public func listen<State: Sendable>(
    to store: Store<State>,
    by connector: some ActionConnector<State, ListenedState> & Sendable
  ) {
    listen(to: store) { connector.state(of: $0, for: $1) }
  }
}

extension ActionListener where Self: ActionConnector {
  /// Starts to receive actions with the listener as its own connector.
  ///
  /// ```swift
  /// analytics.listen(to: store)
  /// ```
  public func listen(to store: Store<State>) {
    listen(to: store) { [weak self] state, action in self?.state(of: state, for: action) }
  }
}
