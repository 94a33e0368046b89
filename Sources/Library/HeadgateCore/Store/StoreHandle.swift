import HeadgateCasePathsRuntime
import HeadgateSupport

/// A cursor with the stores that were scoped from it: the common part of ``Store`` and ``ActorStore``.
///
/// A handle does not reference its own store. So a child store retains the core, but not its parent store.
@usableFromInline
package final class StoreHandle<State, Action> {
  @usableFromInline package let cursor: StoreCursor<State, Action>
  private let isChild: Bool
  var cache = ScopeCache()
  /// Sends the dismissal of the child to its parent; nil for a child that is not presented.
  var dismissal: (() -> Void)?

  init(_ cursor: StoreCursor<State, Action>, isChild: Bool = true) {
    self.cursor = cursor
    self.isChild = isChild
  }

  @usableFromInline
  package convenience init(root: StoreCore<State, Action>) {
    self.init(RootCursor(root), isChild: false)
  }

  deinit {
    if isChild {
      cursor.core.childDetached(DetachedChild(state: State.self, action: Action.self))
    }
  }

  var name: String { storeName(State.self, Action.self) }

  func child<ChildState, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Action, ChildAction>,
    wrap: (StoreHandle<ChildState, ChildAction>) -> Child
  ) -> Child {
    if !cache.hasNoChildren, let known: Child = cache.store(state, action) { return known }
    let path = path()
    let cases = path.caseNumbers
    if let cases, !cache.hasNoChildren, let known: Child = cache.store(state, cases: cases) { return known }
    let scope = StoreHandle<ChildState, ChildAction>(PropertyCursor(cursor, state, path))
    let child = wrap(scope)
    cache.insert(child, scope.cursor, state, action, cases: cases)
    tellAttached(scope)
    return child
  }

  func optionalChild<ChildState, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Action, ChildAction>,
    wrap: (StoreHandle<ChildState, ChildAction>) -> Child
  ) -> Child? {
    // Read through the public key path, so that the caller observes the presence of the child.
    guard let child = cursor.read({ $0[keyPath: state] }) else {
      cache.remove(state)
      return nil
    }
    if !cache.hasNoChildren, let known: Child = cache.store(state, action) { return known }
    let path = path()
    let cases = path.caseNumbers
    if let cases, !cache.hasNoChildren, let known: Child = cache.store(state, cases: cases) { return known }
    let storedPath = StoredPath(state)
    let stored = storedPath?.path as? KeyPath<State, ChildState?> ?? state
    let scope = StoreHandle<ChildState, ChildAction>(
      FallibleCursor(
        cursor,
        state: child,
        path,
        undetected: storedPath?.undetected ?? [],
        isTracked: cursor.tracks(storedPath)
      ) {
        $0[keyPath: stored]
      }
    )
    let store = wrap(scope)
    cache.forgetGoneChildren()
    cache.insert(store, scope.cursor, state, action, cases: cases)
    tellAttached(scope)
    return store
  }

  func elements<Elements: ElementCollection, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, Elements>,
    _ action: AnyKeyPath,
    _ actions: ElementsPath<Action, Elements.ElementID, ChildAction>,
    wrap: @escaping (StoreHandle<Elements.ElementState, ChildAction>) -> Child
  ) -> StoreCollection<Elements.ElementID, Child> where Elements.ElementID: Sendable {
    let ids = cursor.read { $0[keyPath: state]._ids }
    // Finding the stored path of several properties is a search. It runs only when a store is created, not for each collection.
    lazy var storedPath = {
      let storedPath = StoredPath(state)
      return (
        undetected: storedPath?.undetected ?? [],
        path: storedPath?.path as? KeyPath<State, Elements> ?? state,
        isTracked: Elements.self is any _ObservableStructure.Type && cursor.tracks(storedPath)
      )
    }()
    let unnumberedAction = actions.caseNumbers == nil ? action : nil
    cache.forgetElements { key in
      guard key.state == state, let id = key.element.base as? Elements.ElementID else { return true }
      return cursor.read { $0[keyPath: storedPath.path]._hasElement(id) }
    }
    return StoreCollection(ids: ids) { [self] id in
      let key = ScopeCache.ElementKey(state: state, action: unnumberedAction, cases: actions.caseNumbers, element: id)
      if let known: Child = cache.element(key) { return known }
      let (undetected, path, isTracked) = storedPath
      guard let element = cursor.read({ $0[keyPath: path]._element(id: id) }) else {
        preconditionFailure(CoreMessages.staleStoreCollection(id: id, StoreCollection<Elements.ElementID, Child>.self))
      }
      let scope = StoreHandle<Elements.ElementState, ChildAction>(
        FallibleCursor(cursor, state: element, actions.element(id), undetected: undetected, isTracked: isTracked) {
          $0[keyPath: path]._element(id: id)
        }
      )
      let child = wrap(scope)
      cache.insert(child, key)
      tellAttached(scope)
      return child
    }
  }

  /// Notifies observers of a new child. An observer may scope and then finds the child in the cache.
  func tellAttached<ChildState, ChildAction>(_ child: StoreHandle<ChildState, ChildAction>) {
    cursor.core.childAttached(child.name)
  }

  // MARK: Observers

  func onAction(_ perform: @escaping (State, Action) -> Void) -> ObserveToken {
    let observer = ActionObserver { [weak cursor] rootAction in
      guard let cursor, let action = cursor.action(fromRoot: rootAction) else { return }
      cursor.readIfPresent { perform($0, action) }
    }
    return cursor.core.subscribe(observer)
  }

  var events: AsyncStream<StoreEvent<Action>> {
    let (stream, continuation) = AsyncStream<StoreEvent<Action>>.makeStream()
    let token = cursor.core.subscribe(EventStream(continuation, isRoot: !isChild))
    continuation.onTermination = { _ in token.cancel() }
    return stream
  }
}
