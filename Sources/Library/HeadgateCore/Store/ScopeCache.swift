import HeadgateSupport

/// The stores that were scoped from a store, so that each child has one store object.
struct ScopeCache {
  /// A child with the key paths that it was requested with. Most stores have few children, found by the identity of the paths.
  private struct Child {
    let state: AnyKeyPath
    let action: AnyKeyPath
    /// The cases of the action's path, which can be written in two forms: a literal, and a `CaseKeyPath`.
    let cases: Int?
    let store: AnyObject
  }
  /// A child after the first 16, found by the value of its key path: usually an optional at an index or an id.
  private struct OtherChild {
    let child: Child
    let cursor: AnyStoreCursor
  }
  struct ElementKey: Hashable {
    let state: AnyKeyPath
    /// The path of the action; nil if its cases are sufficient.
    let action: AnyKeyPath?
    let cases: Int?
    let element: AnyHashable
  }

  /// A presented child, for a binding of an adapter. Another identity is another child.
  private struct PresentedChild {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let identity: AnyHashable
    let store: AnyObject
  }

  private var children = OneOrMore<Child>()
  private var presented: [PresentedChild] = []
  private var others: [AnyKeyPath: OneOrMore<OtherChild>] = [:]
  private var otherLimit = 64
  private var elements: [ElementKey: AnyObject] = [:]
  private var elementLimit = 64

  /// Whether the cache has no children. Many stores scope one child only, once. The check avoids the search, which would make
  /// the runtime look up types.
  @inline(__always) var hasNoChildren: Bool { children.isEmpty }

  func store<Store: AnyObject>(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Store? {
    store { $0.state === state && $0.action === action } ?? store { $0.state == state && $0.action == action }
      ?? otherStore(state) { $0.action == action }
  }

  /// Returns the store of a child that was requested with the other form of the action's path.
  func store<Store: AnyObject>(_ state: AnyKeyPath, cases: Int) -> Store? {
    store { $0.cases == cases && $0.state == state } ?? otherStore(state) { $0.cases == cases }
  }

  private func store<Store: AnyObject>(where isSought: (Child) -> Bool) -> Store? {
    let child = children.first { isSought($0) && $0.store is Store }
    // The search has checked the type.
    return child.map { unsafeDowncast($0.store, to: Store.self) }
  }

  private func otherStore<Store: AnyObject>(_ state: AnyKeyPath, where isSought: (Child) -> Bool) -> Store? {
    guard !others.isEmpty else { return nil }
    let other = others[state]?.first { isSought($0.child) && $0.child.store is Store }
    // The search has checked the type.
    return other.map { unsafeDowncast($0.child.store, to: Store.self) }
  }

  mutating func insert(
    _ store: AnyObject,
    _ cursor: AnyStoreCursor,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    cases: Int?
  ) {
    let child = Child(state: state, action: action, cases: cases, store: store)
    guard children.count >= 16 else { return children.append(child) }
    others[state, default: OneOrMore()].append(OtherChild(child: child, cursor: cursor))
  }

  mutating func remove(_ state: AnyKeyPath) {
    children.removeAll { $0.state == state }
    if !others.isEmpty { others[state] = nil }
  }

  /// Removes the stores of absent children, if many were added since the last removal.
  mutating func forgetGoneChildren() {
    guard others.count > otherLimit else { return }
    others = ReductionFrame.untracked {
      others.compactMapValues { children in
        var present = children
        present.removeAll { !$0.cursor.isPresent }
        return present.isEmpty ? nil : present
      }
    }
    otherLimit = max(64, others.count * 2)
  }

  // MARK: Presented children

  func presented<Store: AnyObject>(_ state: AnyKeyPath, _ action: AnyKeyPath, _ identity: AnyHashable) -> Store? {
    for child in presented where child.state == state && child.action == action && child.identity == identity {
      if let store = child.store as? Store { return store }
    }
    return nil
  }

  /// Inserts the store of a presented child, in place of the stores of earlier children.
  mutating func insertPresented(
    _ store: AnyObject,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    _ identity: AnyHashable
  ) {
    presented.removeAll { $0.state == state && $0.action == action }
    presented.append(PresentedChild(state: state, action: action, identity: identity, store: store))
  }

  mutating func removePresented(_ state: AnyKeyPath) {
    if !presented.isEmpty { presented.removeAll { $0.state == state } }
  }

  // MARK: Elements

  func element<Store: AnyObject>(_ key: ElementKey) -> Store? {
    elements[key] as? Store
  }

  mutating func insert(_ store: AnyObject, _ key: ElementKey) {
    elements[key] = store
  }

  /// Removes the stores of absent elements, if many were added since the last removal.
  mutating func forgetElements(unless isPresent: (ElementKey) -> Bool) {
    guard elements.count > elementLimit else { return }
    for key in elements.keys where !isPresent(key) { elements[key] = nil }
    elementLimit = max(64, elements.count * 2)
  }
}
