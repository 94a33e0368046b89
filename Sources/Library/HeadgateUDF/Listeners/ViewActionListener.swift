/// Receives each action of a store after the action is reduced, on the main actor.
///
/// ```swift
/// final class Banner: ViewActionListener {
///   let disposer = Disposer()
///   func heard(_ action: any Action, _ state: AppState) { if action is UploadFailed { show(state.error) } }
/// }
/// ```
@MainActor
public protocol ViewActionListener<ListenedState>: AnyObject {
  /// The part of the state that the listener receives.
  associatedtype ListenedState: Sendable
  /// Ends the subscriptions, at the latest when the listener is deallocated.
  var disposer: Disposer { get }

  /// Receives an action and the state after it. Called after each action, in order.
  func heard(_ action: any Action, _ state: ListenedState)
}

extension ViewActionListener {
  /// Starts to receive each action.
  ///
  /// ```swift
  /// banner.listen(to: store)
  /// ```
  public func listen(to store: Store<ListenedState>) {
    listen(to: store) { state, _ in state }
  }

  /// Starts to receive each action with a part of the state.
  ///
  /// ```swift
  /// banner.listen(to: store, at: \.error)
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
  /// banner.listen(to: store) { state, action in action is UploadFailed ? state.error : nil }
  /// ```
  public func listen<State: Sendable>(
    to store: Store<State>,
    _ select: @escaping @MainActor (_ state: State, _ action: any Action) -> ListenedState?
  ) {
    store.onAction { [weak self] state, action in
      guard let self, let selected = select(state, action) else { return }
      heard(action, selected)
    }
    .dispose(on: disposer)
  }

  /// Starts to receive the actions for which a connector returns a value.
  ///
  /// ```swift
  /// banner.listen(to: store, by: BannerConnector())
  /// ```
  public func listen<State: Sendable>(to store: Store<State>, by connector: some ActionConnector<State, ListenedState>)
  {
    listen(to: store) { connector.state(of: $0, for: $1) }
  }
}

extension ViewActionListener where Self: ActionConnector {
  /// Starts to receive actions with the listener as its own connector.
  ///
  /// ```swift
  /// banner.listen(to: store)
  /// ```
  public func listen(to store: Store<State>) {
    listen(to: store) { [weak self] state, action in self?.state(of: state, for: action) }
  }
}
