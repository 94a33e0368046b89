import HeadgateSupport

/// The stores that were scoped from a store: the same object each time for the same child.
struct ScopeCache {
  /// A child by the paths that it was asked for with. Most stores have few, which are found by the identity of the path objects.
  private struct Child {
    let state: AnyKeyPath
    let action: AnyKeyPath
    /// The case, for an action path of one step: it can be written in two ways.
    let caseIndex: Int?
    let store: AnyObject
  }
  /// A child behind the few, found by its path: an optional at an index or an id as a rule.
  private struct OtherChild {
    let child: Child
    let cursor: AnyStoreCursor
  }
  struct ElementKey: Hashable {
    var state: AnyKeyPath
    /// The path of the action; nil for one of one step, whose case is enough.
    var action: AnyKeyPath?
    var caseIndex: Int
    var element: AnyHashable
  }

  private var children = OneOrMore<Child>()
  private var others: [AnyKeyPath: OneOrMore<OtherChild>] = [:]
  private var otherLimit = 64
  private var elements: [ElementKey: AnyObject] = [:]
  private var elementLimit = 64

  /// Whether there is no child to look for. A scope is often asked for one child only, once: the search, which has to have
  /// the runtime look up its types, is not begun then.
  @inline(__always) var hasNoChildren: Bool { children.isEmpty }

  func store<Store: AnyObject>(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Store? {
    store { $0.state === state && $0.action === action } ?? store { $0.state == state && $0.action == action }
      ?? otherStore(state) { $0.action == action }
  }

  /// The store of a child that was asked for with the other form of the action's path.
  func store<Store: AnyObject>(_ state: AnyKeyPath, caseIndex: Int) -> Store? {
    store { $0.caseIndex == caseIndex && $0.state == state } ?? otherStore(state) { $0.caseIndex == caseIndex }
  }

  private func store<Store: AnyObject>(where isSought: (Child) -> Bool) -> Store? {
    let child = children.first { isSought($0) && $0.store is Store }
    // The search has looked at the type.
    return child.map { unsafeDowncast($0.store, to: Store.self) }
  }

  private func otherStore<Store: AnyObject>(_ state: AnyKeyPath, where isSought: (Child) -> Bool) -> Store? {
    guard !others.isEmpty else { return nil }
    let other = others[state]?.first { isSought($0.child) && $0.child.store is Store }
    // As above.
    return other.map { unsafeDowncast($0.child.store, to: Store.self) }
  }

  mutating func insert(
    _ store: AnyObject,
    _ cursor: AnyStoreCursor,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    caseIndex: Int?
  ) {
    let child = Child(state: state, action: action, caseIndex: caseIndex, store: store)
    guard children.count >= 16 else { return children.append(child) }
    others[state, default: OneOrMore()].append(OtherChild(child: child, cursor: cursor))
  }

  mutating func remove(_ state: AnyKeyPath) {
    children.removeAll { $0.state == state }
    if !others.isEmpty { others[state] = nil }
  }

  /// Forgets the stores of children that are gone, when many have come since this was last done.
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

  // MARK: Elements

  func element<Store: AnyObject>(_ key: ElementKey) -> Store? {
    elements[key] as? Store
  }

  mutating func insert(_ store: AnyObject, _ key: ElementKey) {
    elements[key] = store
  }

  /// Forgets the stores of elements that are gone, when many have come since this was last done.
  mutating func forgetElements(unless isPresent: (ElementKey) -> Bool) {
    guard elements.count > elementLimit else { return }
    for key in elements.keys where !isPresent(key) { elements[key] = nil }
    elementLimit = max(64, elements.count * 2)
  }
}
