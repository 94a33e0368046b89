extension Store {
  /// Runs a closure at once, and again after each change of what it read from observable states.
  ///
  /// The closure runs on the main actor. After a change in a store it runs before the send returns, once for each drain. This
  /// is how any toolkit is connected.
  ///
  /// ```swift
  /// let token = store.observe { print(store.count) }
  /// ```
  ///
  /// - Returns: Keeps the observation going; keep it.
  public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
    handle.observe(isolation: MainActor.shared, ObservingClosure.onMainActor(apply))
  }

  /// Runs a closure after each action that reaches this store's feature, with the state that has the change in it.
  ///
  /// ```swift
  /// let token = store.onAction { state, action in print(action) }
  /// ```
  ///
  /// - Returns: Keeps the closure attached; keep it.
  public func onAction(_ perform: @escaping (_ state: State, _ action: Action) -> Void) -> ObserveToken {
    handle.onAction(perform)
  }

  /// Attaches an observer to the whole tree of stores that this store belongs to.
  ///
  /// ```swift
  /// let token = store.addObserver(Logger())
  /// ```
  ///
  /// - Returns: Keeps the observer attached; keep it.
  public func addObserver(_ observer: some StoreObserver) -> ObserveToken {
    handle.cursor.core.subscribe(observer)
  }
}

extension Store {
  /// The events of this root store from now on; of a scoped store, nothing: its actions are the root's.
  ///
  /// Events wait in the stream without a bound until they are read. The stream ends with the store.
  ///
  /// ```swift
  /// for await event in store.events { print(event) }
  /// ```
  public var events: AsyncStream<StoreEvent<Action>> {
    handle.events
  }
}
