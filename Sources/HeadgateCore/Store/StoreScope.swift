import HeadgateCasePaths
import HeadgateIdentified
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
    if let known: Child = cache.store(state, action) { return known }
    let path = path()
    return cache.store(state, action, tag: path.isOneStep ? path.tag : nil) {
      wrap(attached(StoreScope<ChildState, ChildAction>(PropertyNode(node, state, path))))
    }
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
    if let known: Child = cache.store(state, action) { return known }
    let path = path()
    return cache.store(state, action, tag: path.isOneStep ? path.tag : nil) {
      let stored = storedPath(state)
      return wrap(
        attached(
          StoreScope<ChildState, ChildAction>(FallibleNode(node, state: child, path) { $0[keyPath: stored] })
        )
      )
    }
  }

  func elements<ID: Hashable & Sendable, ElementState, ChildAction, Child: AnyObject>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    _ action: AnyKeyPath,
    _ path: AnyCasePath<Action, IdentifiedAction<ID, ChildAction>>,
    wrap: @escaping (StoreScope<ElementState, ChildAction>) -> Child
  ) -> StoreCollection<ID, Child> {
    let ids = node.read { $0[keyPath: state].ids }
    let stored = storedPath(state)
    let longAction = path.isOneStep ? nil : action
    cache.forgetElements { key in
      guard key.state == state, let id = key.element.base as? ID else { return true }
      return node.read { $0[keyPath: stored].index(id: id) != nil }
    }
    return StoreCollection(ids: ids) { [self] id in
      cache.element(ScopeCache.ElementKey(state: state, action: longAction, tag: path.tag, element: id)) {
        guard let element = node.read({ $0[keyPath: stored][id: id] }) else {
          preconditionFailure(CoreMessages.staleStoreCollection(id: id, StoreCollection<ID, Child>.self))
        }
        return wrap(
          attached(
            StoreScope<ElementState, ChildAction>(
              FallibleNode(node, state: element, path.element(id)) { $0[keyPath: stored][id: id] }
            )
          )
        )
      }
    }
  }

  private func attached<ChildState, ChildAction>(
    _ child: StoreScope<ChildState, ChildAction>
  ) -> StoreScope<ChildState, ChildAction> {
    node.core.childAttached(child.name)
    return child
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

extension AnyCasePath {
  /// The path on to the action of one element.
  fileprivate func element<ID: Hashable & Sendable, ChildAction>(_ id: ID) -> AnyCasePath<Root, ChildAction>
  where Value == IdentifiedAction<ID, ChildAction> {
    AnyCasePath<Root, ChildAction>(
      tag: tag,
      embed: { [embed] in embed(.element(id: id, action: $0)) },
      extract: { [extract] root in
        guard case .element(id, let action)? = extract(root) else { return nil }
        return action
      }
    )
  }
}
