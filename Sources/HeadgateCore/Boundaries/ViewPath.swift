internal import HeadgateCasePathsRuntime

/// What a ``ViewStore`` may be scoped by.
enum ViewPath {
  /// A path made of the cases that the feature's action and the actions in it declare. Traps for another one, which could make any action
  /// of the feature; for one of a kind, which is not the view's; and for one through a gate, which is opened by its store only.
  static func checked<Action, Value>(_ path: AnyCasePath<Action, Value>, endsAtGate: Bool) -> AnyCasePath<Action, Value>
  {
    guard let declared = path.declared else {
      preconditionFailure(CoreMessages.undeclaredPath(Action.self, Value.self))
    }
    let payloads = declared.payloads
    let isOfKind = (Action.self as? any GatedAction.Type).map { kinds(of: $0).contains(ObjectIdentifier(payloads[0])) }
    let way = endsAtGate ? payloads.dropLast() : payloads[...]
    // What is presented or in a row holds a gate, and the last step takes it out; alone it would be the gate's cases to send.
    let leadsThroughGate =
      way.contains { $0 is any GateType.Type } || (!endsAtGate && gatedState(in: Value.self) != nil)
    guard isOfKind != true, !leadsThroughGate else {
      preconditionFailure(CoreMessages.pathOfKind(Action.self, Value.self))
    }
    return declared
  }

  private static func kinds<Action: GatedAction>(of _: Action.Type) -> Set<ObjectIdentifier> {
    // A kind that is missing is of no case.
    let kinds: [Any.Type] = [Action.Delegate.self, Action.Interface.self, Action.Internal.self]
    return Set(kinds.filter { $0 != Never.self }.map { ObjectIdentifier($0) })
  }
}

/// A gate, whatever is behind it.
protocol GateType {}

extension Gate: GateType {}

extension ViewStore where Feature.Action: CasePathable {
  func childStore<Child: Reducer>(
    _ state: KeyPath<Feature.State, Child.State>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Feature.Action, Gate<Child>>
  ) -> ViewStore<Child> {
    ViewStore<Child>(store.scopeThroughGate(state, action) { ViewPath.checked(path(), endsAtGate: true).ungated() })
  }

  func childStore<Child: Reducer>(
    optional state: KeyPath<Feature.State, Child.State?>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Feature.Action, Gate<Child>>
  ) -> ViewStore<Child>? {
    store.scopeThroughGate(optional: state, action) { ViewPath.checked(path(), endsAtGate: true).ungated() }
      .map { ViewStore<Child>($0) }
  }

  func childStores<Child: Reducer, Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    _ action: AnyKeyPath,
    _ path: AnyCasePath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, ViewStore<Child>>
  where
    Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable, Elements.ElementState == Child.State,
    ElementsAction.ChildAction == Gate<Child>
  {
    let path = ViewPath.checked(path, endsAtGate: true)
    return store.scopeElements(state, action, path.openedElements()).mapStores { ViewStore<Child>($0) }
  }

  func presentedStore<Presented: EphemeralState>(
    _ state: KeyPath<Feature.State, Presented?>,
    _ action: AnyKeyPath,
    _ path: () -> AnyCasePath<Feature.Action, Presented.Action>
  ) -> Store<Presented, Presented.Action>? {
    store.scopeThroughGate(optional: state, action) { ViewPath.checked(path(), endsAtGate: false) }
  }

  func caseStores<Elements: ElementCollection, ElementsAction: ElementAction>(
    _ state: KeyPath<Feature.State, Elements>,
    _ action: AnyKeyPath,
    _ path: AnyCasePath<Feature.Action, ElementsAction>
  ) -> StoreCollection<Elements.ElementID, Store<Elements.ElementState, ElementsAction.ChildAction>>
  where Elements.ElementID == ElementsAction.ElementID, Elements.ElementID: Sendable {
    store.scopeElements(state, action, ViewPath.checked(path, endsAtGate: false).elements())
  }
}
