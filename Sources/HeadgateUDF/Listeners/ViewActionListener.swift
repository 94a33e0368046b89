/// Hears of each action of a store after it was reduced, on the main actor.
///
/// ```swift
/// final class Banner: ViewActionListener {
///   let disposer = Disposer()
///   func heard(_ action: any Action, _ state: AppState) { if action is UploadFailed { show(state.error) } }
/// }
/// ```
@MainActor
public protocol ViewActionListener<ListenedState>: AnyObject {
  /// What it wants to know of the state besides.
  associatedtype ListenedState: Sendable
  /// Ends the listening, at the latest when the listener goes.
  var disposer: Disposer { get }

  /// Is called after each action, in order, with the state that the action left.
  ///
  /// ```swift
  /// listener.heard(UserTapped(), state)
  /// ```
  func heard(_ action: any Action, _ state: ListenedState)
}

extension ViewActionListener {
  /// Hears of each action from now on.
  ///
  /// ```swift
  /// banner.listen(to: store)
  /// ```
  public func listen(to store: Store<ListenedState>) {
    listen(to: store) { state, _ in state }
  }

  /// Hears of each action from now on, with a part of the state.
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

  /// Hears of the actions for which a closure answers what the listener wants to know.
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

  /// Hears of the actions for which a connector answers what the listener wants to know.
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
  /// Hears of the actions for which the listener itself answers what it wants to know.
  ///
  /// ```swift
  /// banner.listen(to: store)
  /// ```
  public func listen(to store: Store<State>) {
    listen(to: store) { [weak self] state, action in self?.state(of: state, for: action) }
  }
}
