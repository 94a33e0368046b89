// Declarations of ReSwift that are unavailable. The messages name the replacement.

/// Unavailable: observe the store.
@available(
  *,
  unavailable,
  message: "Write 'store.observe { state in … }.dispose(on: disposer)', or a 'ViewComponent' with props."
)
public protocol StoreSubscriber<StoreSubscriberStateType> {
  /// The state.
  associatedtype StoreSubscriberStateType
}

/// Unavailable: use a side effect or a listener.
@available(
  *,
  unavailable,
  message:
    "Write a 'SideEffectReducer' for what has to be done besides, and 'store.onAction' or an 'ActionListener' for what only watches."
)
public typealias Middleware<State> = (State) -> Void

extension Store {
  /// Unavailable: observe the store.
  @available(*, unavailable, message: "Write 'store.observe { state in … }.dispose(on: disposer)'.")
  public func subscribe<Subscriber>(_ subscriber: Subscriber) { fatalError() }

  /// Unavailable: dispose of the subscription.
  @available(*, unavailable, message: "Dispose of what 'observe' has returned: 'disposer.dispose()'.")
  public func unsubscribe<Subscriber>(_ subscriber: Subscriber) { fatalError() }

  /// Unavailable: pass the state first.
  @available(*, unavailable, message: "Write 'Store(state: AppState(), reducer: appReducer)'.")
  public convenience init<R>(reducer: R, state: State?) { fatalError() }
}
