extension ActorStore {
  /// Runs a closure immediately, and again after each change of an observable state that it read.
  ///
  /// The closure runs on the actor of the store. After a change in a store, the closure runs once, when no action is queued and
  /// before the send returns. Use this method to connect any UI toolkit.
  ///
  /// ```swift
  /// let token = store.observe { print(store.count) }
  /// ```
  ///
  /// - Returns: A token. The observation ends when the token is cancelled or deallocated.
  public func observe(isolation: isolated any Actor = #isolation, _ apply: @escaping () -> Void) -> ObserveToken {
    ObservingClosure.observe(isolation: isolation, apply)
  }

  /// Runs a closure after each reduced action of this store's feature, with the updated state.
  ///
  /// ```swift
  /// let token = store.onAction { state, action in print(action) }
  /// ```
  ///
  /// - Returns: A token. The closure is detached when the token is cancelled or deallocated.
  public func onAction(_ perform: @escaping (_ state: State, _ action: Action) -> Void) -> ObserveToken {
    handle.onAction(perform)
  }

  /// Attaches an observer to the whole tree of stores that this store belongs to.
  ///
  /// ```swift
  /// let token = store.addObserver(Logger())
  /// ```
  ///
  /// - Returns: A token. The observer is detached when the token is cancelled or deallocated.
  public func addObserver(_ observer: some StoreObserver) -> ObserveToken {
    handle.cursor.core.subscribe(observer)
  }
}

extension ActorStore {
  /// The events that this root store emits from now on. A scoped store emits no events.
  ///
  /// The stream buffers events without a limit until they are read. The stream ends when the store is deallocated.
  ///
  /// ```swift
  /// for await event in store.events { print(event) }
  /// ```
  public var events: AsyncStream<StoreEvent<Action>> {
    handle.events
  }
}
