/// Hears of each action of a store after it was reduced, on a queue of its own.
///
/// ```swift
/// final class Analytics: ServiceActionListener, @unchecked Sendable {
///   // Sendable: it is used on its queue only.
///   let disposer = Disposer()
///   func heard(_ action: any Action, _ state: AppState) { print(type(of: action)) }
/// }
/// ```
public protocol ActionListener<ListenedState>: QueueBound {
  /// What it wants to know of the state besides.
  associatedtype ListenedState: Sendable

  /// Is called after each action, in order, with the state that the action left.
  ///
  /// ```swift
  /// listener.heard(UserTapped(), state)
  /// ```
  func heard(_ action: any Action, _ state: ListenedState)
}

/// A listener in the background: its queue is a serial one that all services share, unless it has its own.
///
/// ```swift
/// final class Analytics: ServiceActionListener, @unchecked Sendable {
///   let disposer = Disposer()
///   func heard(_ action: any Action, _ state: AppState) { print(type(of: action)) }
/// }
/// ```
public protocol ServiceActionListener<ListenedState>: ActionListener, Service {}

extension ActionListener {
  /// Hears of each action from now on.
  ///
  /// ```swift
  /// analytics.listen(to: store)
  /// ```
  public func listen(to store: Store<ListenedState>) {
    listen(to: store) { state, _ in state }
  }

  /// Hears of each action from now on, with a part of the state.
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

  /// Hears of the actions for which a closure answers what the listener wants to know.
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

  /// Hears of the actions for which a connector answers what the listener wants to know.
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
  /// Hears of the actions for which the listener itself answers what it wants to know.
  ///
  /// ```swift
  /// analytics.listen(to: store)
  /// ```
  public func listen(to store: Store<State>) {
    listen(to: store) { [weak self] state, action in self?.state(of: state, for: action) }
  }
}
