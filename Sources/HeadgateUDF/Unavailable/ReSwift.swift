// Names of ReSwift. They cannot be used: they say what to write.

/// Observe the store.
@available(
  *,
  unavailable,
  message: "Write 'store.observe { state in … }.dispose(on: disposer)', or a 'ViewComponent' with props."
)
public protocol StoreSubscriber<StoreSubscriberStateType> {
  /// The state.
  associatedtype StoreSubscriberStateType
}

/// Write a side effect.
@available(
  *,
  unavailable,
  message:
    "Write a 'SideEffectReducer' for what has to be done besides, and 'store.onAction' or an 'ActionListener' for what only watches."
)
public typealias Middleware<State> = (State) -> Void

extension Store {
  /// Observe the store.
  @available(*, unavailable, message: "Write 'store.observe { state in … }.dispose(on: disposer)'.")
  public func subscribe<Subscriber>(_ subscriber: Subscriber) { fatalError() }

  /// Dispose of the subscription.
  @available(*, unavailable, message: "Dispose of what 'observe' has returned: 'disposer.dispose()'.")
  public func unsubscribe<Subscriber>(_ subscriber: Subscriber) { fatalError() }

  /// Write the state first.
  @available(*, unavailable, message: "Write 'Store(state: AppState(), reducer: appReducer)'.")
  public convenience init<R>(reducer: R, state: State?) { fatalError() }
}
