public import Dispatch

extension Store {
  /// Calls a closure on the main actor with the state: first as it is, then as it is after changes.
  ///
  /// Changes that come faster than the queue gets to them are told once, with the last state. The subscription ends when nobody
  /// keeps what this returns.
  ///
  /// ```swift
  /// store.observe { state in label.text = state.title }.dispose(on: disposer)
  /// ```
  public func observe(_ receive: @escaping @MainActor (_ state: State) -> Void) -> Disposable {
    keeping(source.observe(on: .main) { state in MainActor.assumeIsolated { receive(state) } })
  }

  /// Calls a closure on a queue with the state: first as it is, then as it is after changes.
  ///
  /// Calls come one at a time, on concurrent queues too. Changes that come faster than the queue gets to them are told once, with
  /// the last state. The subscription ends when nobody keeps what this returns.
  ///
  /// ```swift
  /// store.observe(on: .global()) { state in print(state.title) }.dispose(on: disposer)
  /// ```
  public func observe(
    on queue: DispatchQueue,
    _ receive: @escaping @Sendable (_ state: State) -> Void
  ) -> Disposable {
    keeping(source.observe(on: Delivery(queue), receive))
  }

  /// Calls a closure on the main actor after each action, with the state that the action left.
  ///
  /// Every action from now on is told, in order, those of side effects too. The closure may dispatch. The subscription ends when
  /// nobody keeps what this returns.
  ///
  /// ```swift
  /// store.onAction { state, action in print(type(of: action)) }.dispose(on: disposer)
  /// ```
  public func onAction(_ receive: @escaping @MainActor (_ state: State, _ action: any Action) -> Void) -> Disposable {
    keeping(source.onAction(on: .main) { state, action in MainActor.assumeIsolated { receive(state, action) } })
  }

  /// Calls a closure on a queue after each action, with the state that the action left.
  ///
  /// Every action from now on is told, in order and one at a time, those of side effects too. The closure may dispatch. While
  /// somebody listens, a change copies what the last told state shares with the store. The subscription ends when nobody
  /// keeps what this returns.
  ///
  /// ```swift
  /// store.onAction(on: .global()) { state, action in print(type(of: action)) }.dispose(on: disposer)
  /// ```
  public func onAction(
    on queue: DispatchQueue,
    _ receive: @escaping @Sendable (_ state: State, _ action: any Action) -> Void
  ) -> Disposable {
    keeping(source.onAction(on: Delivery(queue), receive))
  }

  /// The subscription with this store: whoever refers to it weakly finds it as long as somebody is subscribed.
  private func keeping(_ subscription: Disposable) -> Disposable {
    Disposable { [self] in withExtendedLifetime(self) { subscription.dispose() } }
  }
}
