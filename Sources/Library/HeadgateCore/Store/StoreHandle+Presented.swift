import HeadgateCasePathsRuntime
import HeadgateSupport

extension StoreHandle {
  /// Returns the store of a presented child, or nil when nothing is presented.
  ///
  /// A child of another identity has another store. The store of a replaced child keeps its last state, and its bindings are ignored.
  func presentedChild<ChildState, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Action, ChildAction>,
    dismissal: @escaping () -> Action,
    wrap: (StoreHandle<ChildState, ChildAction>) -> Child
  ) -> Child? {
    let identify = ChildIdentity<ChildState>()
    // Read through the public key path, so that the caller observes the presence of the child.
    guard var child = cursor.read({ $0[keyPath: state] }) else {
      cache.removePresented(state)
      return nil
    }
    // A child without an identity is the same child for as long as it is presented.
    let identity = identify(at: &child) ?? AnyHashable(0)
    if let known: Child = cache.presented(state, action, identity) { return known }
    let storedPath = StoredPath(state)
    let stored = storedPath?.path as? KeyPath<State, ChildState?> ?? state
    let scope = StoreHandle<ChildState, ChildAction>(
      FallibleCursor(
        cursor,
        state: child,
        path(),
        undetected: storedPath?.undetected ?? [],
        isTracked: cursor.tracks(storedPath)
      ) {
        guard var child = $0[keyPath: stored], (identify(at: &child) ?? AnyHashable(0)) == identity else { return nil }
        return child
      }
    )
    let store = wrap(scope)
    scope.dismissal = { [weak self, weak store, cursor] in
      // A later child without an identity has the same identity, and another store.
      if let self {
        guard let current: Child = cache.presented(state, action, identity), current === store else { return }
      }
      _ = cursor.send(dismissal(), callSite: cursor.core.callSite)
    }
    cache.insertPresented(store, state, action, identity)
    tellAttached(scope)
    return store
  }

  /// Returns the store of an element. For an element that is gone, returns the store that was created before, or nil.
  func element<Elements: ElementCollection, ChildAction, Child: AnyObject>(
    _ id: Elements.ElementID,
    of state: KeyPath<State, Elements>,
    _ action: AnyKeyPath,
    _ actions: ElementsPath<Action, Elements.ElementID, ChildAction>,
    wrap: @escaping (StoreHandle<Elements.ElementState, ChildAction>) -> Child
  ) -> Child? where Elements.ElementID: Sendable {
    let stores = elements(state, action, actions, wrap: wrap)
    let unnumberedAction = actions.caseNumbers == nil ? action : nil
    let key = ScopeCache.ElementKey(state: state, action: unnumberedAction, cases: actions.caseNumbers, element: id)
    return stores.element(id: id) ?? cache.element(key)
  }
}
