public import Dispatch

extension Store {
  /// Calls a closure on the main actor with the current state, then with the state after changes.
  ///
  /// Several changes before a call are reported once, with the last state. The subscription ends when the returned value is
  /// released.
  ///
  /// ```swift
  /// store.observe { state in label.text = state.title }.dispose(on: disposer)
  /// ```
  public func observe(_ receive: @escaping @MainActor (_ state: State) -> Void) -> Disposable {
    keeping(source.observe(on: .main) { state in MainActor.assumeIsolated { receive(state) } })
  }

  /// Calls a closure on a queue with the current state, then with the state after changes.
  ///
  /// Calls are made one at a time, on concurrent queues too. Several changes before a call are reported once, with the last
  /// state. The subscription ends when the returned value is released.
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

  /// Calls a closure on the main actor after each action, with the state after the action.
  ///
  /// Each later action is reported in order, including the actions of side effects. The closure may dispatch. The
  /// subscription ends when the returned value is released.
  ///
  /// ```swift
  /// store.onAction { state, action in print(type(of: action)) }.dispose(on: disposer)
  /// ```
  public func onAction(_ receive: @escaping @MainActor (_ state: State, _ action: any Action) -> Void) -> Disposable {
    keeping(source.onAction(on: .main) { state, action in MainActor.assumeIsolated { receive(state, action) } })
  }

  /// Calls a closure on a queue after each action, with the state after the action.
  ///
  /// Each later action is reported in order and one at a time, including the actions of side effects. The closure may
  /// dispatch. While there is a subscription, a change copies the storage that the last reported state shares with the
  /// store. The subscription ends when the returned value is released.
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

  /// Returns a subscription that retains this store, so that weak references to the store stay valid while there is a
  /// subscription.
  private func keeping(_ subscription: Disposable) -> Disposable {
    Disposable { [self] in withExtendedLifetime(self) { subscription.dispose() } }
  }
}
