import HeadgateCasePathsRuntime
import HeadgateSupport

/// A node with the stores that were scoped from it: what the store of the main actor and that of any actor have in common.
///
/// Holds no reference to the store that holds it, so that a child keeps the tree alive and not its parent store.
@usableFromInline
package final class StoreScope<State, Action> {
  @usableFromInline package let node: StoreNode<State, Action>
  private let isChild: Bool
  private var cache = ScopeCache()

  init(_ node: StoreNode<State, Action>, isChild: Bool = true) {
    self.node = node
    self.isChild = isChild
  }

  @usableFromInline
  package convenience init(root: StoreCore<State, Action>) {
    self.init(RootNode(root), isChild: false)
  }

  deinit {
    if isChild { node.core.departures.append(Departures.Departure(state: State.self, action: Action.self)) }
  }

  var name: String { storeName(State.self, Action.self) }

  func child<ChildState, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Action, ChildAction>,
    wrap: (StoreScope<ChildState, ChildAction>) -> Child
  ) -> Child {
    if !cache.hasNoChildren, let known: Child = cache.store(state, action) { return known }
    let path = path()
    let tag = path.isOneStep ? path.tag : nil
    if let tag, !cache.hasNoChildren, let known: Child = cache.store(state, tag: tag) { return known }
    let scope = StoreScope<ChildState, ChildAction>(PropertyNode(node, state, path))
    let child = wrap(scope)
    cache.insert(child, scope.node, state, action, tag: tag)
    tellAttached(scope)
    return child
  }

  func optionalChild<ChildState, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Action, ChildAction>,
    wrap: (StoreScope<ChildState, ChildAction>) -> Child
  ) -> Child? {
    // Read through the public path, so that whoever asks is told when a child comes or goes.
    guard let child = node.read({ $0[keyPath: state] }) else {
      cache.remove(state)
      return nil
    }
    if !cache.hasNoChildren, let known: Child = cache.store(state, action) { return known }
    let path = path()
    let tag = path.isOneStep ? path.tag : nil
    if let tag, !cache.hasNoChildren, let known: Child = cache.store(state, tag: tag) { return known }
    let place = StoredPlace(state)
    let stored = place?.path as? KeyPath<State, ChildState?> ?? state
    let scope = StoreScope<ChildState, ChildAction>(
      FallibleNode(node, state: child, path, isTracked: node.tracks(place)) { $0[keyPath: stored] }
    )
    let store = wrap(scope)
    cache.forgetGoneChildren()
    cache.insert(store, scope.node, state, action, tag: tag)
    tellAttached(scope)
    return store
  }

  func elements<Elements: ElementCollection, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, Elements>,
    _ action: AnyKeyPath,
    _ actions: ElementsPath<Action, Elements.ElementID, ChildAction>,
    wrap: @escaping (StoreScope<Elements.ElementState, ChildAction>) -> Child
  ) -> StoreCollection<Elements.ElementID, Child> where Elements.ElementID: Sendable {
    let ids = node.read { $0[keyPath: state]._ids }
    // A search, for a path of several properties: only when a store is made, and not for each collection.
    lazy var place = {
      let place = StoredPlace(state)
      return (
        path: place?.path as? KeyPath<State, Elements> ?? state,
        isTracked: Elements.self is any ObservableStructure.Type && node.tracks(place)
      )
    }()
    let longAction = actions.isOneStep ? nil : action
    cache.forgetElements { key in
      guard key.state == state, let id = key.element.base as? Elements.ElementID else { return true }
      return node.read { $0[keyPath: place.path]._hasElement(id) }
    }
    return StoreCollection(ids: ids) { [self] id in
      let key = ScopeCache.ElementKey(state: state, action: longAction, tag: actions.tag, element: id)
      if let known: Child = cache.element(key) { return known }
      let (path, isTracked) = place
      guard let element = node.read({ $0[keyPath: path]._element(id: id) }) else {
        preconditionFailure(CoreMessages.staleStoreCollection(id: id, StoreCollection<Elements.ElementID, Child>.self))
      }
      let scope = StoreScope<Elements.ElementState, ChildAction>(
        FallibleNode(node, state: element, actions.element(id), isTracked: isTracked) {
          $0[keyPath: path]._element(id: id)
        }
      )
      let child = wrap(scope)
      cache.insert(child, key)
      tellAttached(scope)
      return child
    }
  }

  /// Tells observers of a new child; they may scope, and find it.
  private func tellAttached<ChildState, ChildAction>(_ child: StoreScope<ChildState, ChildAction>) {
    node.core.childAttached(child.name)
  }

  // MARK: Observers

  func onAction(_ perform: @escaping (State, Action) -> Void) -> ObserveToken {
    let observer = ActionObserver { [weak node] rootAction in
      guard let node, let action = node.action(fromRoot: rootAction) else { return }
      node.readIfPresent { perform($0, action) }
    }
    let token = node.core.subscribe(observer)
    return token
  }

  var events: AsyncStream<StoreEvent<Action>> {
    let (stream, continuation) = AsyncStream<StoreEvent<Action>>.makeStream()
    let token = node.core.subscribe(EventStream(continuation, isRoot: !isChild))
    continuation.onTermination = { _ in token.cancel() }
    return stream
  }

  func observe(isolation: any Actor, _ apply: @escaping () -> Void) -> ObserveToken {
    ObservingClosure.observe(isolation: isolation, apply)
  }
}
