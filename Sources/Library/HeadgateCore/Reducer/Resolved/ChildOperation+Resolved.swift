public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension ChildOperation {
  /// Returns the resolved reducer of an operator: the only code that runs a child on a part of its parent's state.
  // The functions capture only the site: a function that captures one object needs no memory of its own.
  @inlinable
  static func resolved<Site: ChildSite>(at site: Site) -> _ResolvedReducer<State, Action>
  where
    Site: ChildOperation<State, Action, Container, Payload, Child, ChildAction>, Site.State == State,
    Site.Action == Action, Site.Container == Container, Site.Payload == Payload, Site.Child == Child,
    Site.ChildAction == ChildAction
  {
    var resolved = _ResolvedReducer<State, Action>(
      caseIndex: site.path.caseIndex,
      caseIndexer: site.caseIndexer,
      reduction: _Reduction { state, action in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard var call = site.call(at: action) else {
          if Site.isPresentation { runOwnAction(at: site, action, of: state) }
          return .none
        }
        let id = site.id(of: &call)
        var isReplaced = false
        // A variable and not the closures' result: a user-defined collection could read the result.
        var effect = Effect<Action>.none
        site.access.willModify(state)
        // `&` in a call takes the address without a closure. Features nest a hundred levels deep, so each stack frame counts.
        let isPresent: Void? = site.access.withChild(of: state) { container in
          site.withChild(id, of: &container.pointee) { child in
            site.willRun(&call, on: &child)
            let before = site.watch.identity(of: &child)
            let outer = Site.isPresentation ? ReductionFrame.enterPresentation() : true
            let childEffect = site.run(&call, on: &child)
            if Site.isPresentation { ReductionFrame.leavePresentation(outer) }
            isReplaced = site.watch.isReplaced(&child, since: before)
            if !childEffect.isNone { effect = parentEffect(of: childEffect, at: site, id, &child) }
          }
        }
        if isReplaced { site.access.didReplace(state) }
        guard isPresent != nil else {
          site.reportMissing(id, action, state)
          return .none
        }
        return effect
      },
      reconcile: reconciliation(at: site)
    )
    if let pendingDismissal = site.pendingDismissal {
      resolved.close(caseIndex: site.path.caseIndex, when: pendingDismissal, removal(at: site))
    }
    return resolved
  }

  /// Returns a child's effect as an effect of the parent.
  @inlinable
  static func parentEffect<Site: ChildSite>(
    of childEffect: Effect<ChildAction>,
    at site: Site,
    _ id: Site.ID,
    _ child: inout Child
  ) -> Effect<Action>
  where
    Site: ChildOperation<State, Action, Container, Payload, Child, ChildAction>, Site.Action == Action,
    Site.Child == Child, Site.ChildAction == ChildAction
  {
    let embedded = childEffect.embedded(site.embedding(id))
    let effect = site.dismissal(id).map { embedded.presented($0) } ?? embedded
    guard let operatorID = site.operatorID else { return effect }
    return effect.owned(EffectOwnerComponent(operatorID, identity: site.identity(id, of: &child)))
  }

  /// Runs an action that belongs to the operator itself; ignores other actions.
  @inlinable
  static func runOwnAction<Site: ChildSite>(
    at site: Site,
    _ action: UnsafePointer<Action>,
    of state: UnsafeMutablePointer<State>
  )
  where
    Site: ChildOperation<State, Action, Container, Payload, Child, ChildAction>, Site.Action == Action,
    Site.Container == Container, Site.Payload == Payload
  {
    // The case index first: the action usually belongs to another case, and an extraction copies the payload.
    let caseIndex = site.path.caseIndex
    if caseIndex >= 0, let caseIndexer = site.caseIndexer, caseIndexer.body(action) != caseIndex { return }
    guard let payload = site.path.extract(at: action), site.isOwnAction(payload) else { return }
    if Site.changesByOwnActions { site.access.willModify(state) }
    let isChanged = site.access.withChild(of: state) { site.runOwnAction(payload, on: &$0.pointee, action.pointee) }
    if isChanged { site.noteStructuralChange(of: state) }
  }

  /// Returns the function that removes a dismissed child, after all reducers of the parent have run.
  @inlinable
  static func removal<Site: ChildSite>(at site: Site) -> _Reduction<State, Action>
  where
    Site: ChildOperation<State, Action, Container, Payload, Child, ChildAction>, Site.Container == Container
  {
    _Reduction { state, _ in
      site.pendingDismissal?.isPending = false
      guard site.access.withChild(of: state, { site.containsDismissed(&$0.pointee) }) else { return .none }
      site.access.willModify(state)
      let isRemoved = site.access.withChild(of: state) { site.removeDismissed(from: &$0.pointee) }
      if isRemoved { site.noteStructuralChange(of: state) }
      return .none
    }
  }

  @inlinable
  final func noteStructuralChange(of state: UnsafeMutablePointer<State>) {
    access.didReplace(state)
    ReductionFrame.noteStructuralChange()
  }

  /// Returns the function that finds the effect owners of children that are gone; nil if there can be none.
  @inlinable
  static func reconciliation<Site: ChildSite>(at site: Site) -> _ResolvedReducer<State, Action>.Reconcile?
  where
    Site: ChildOperation<State, Action, Container, Payload, Child, ChildAction>, Site.Container == Container,
    Site.Child == Child
  {
    guard site.operatorID != nil || site.child.reconcile != nil else { return nil }
    return { state, reconciliation in
      if let operatorID = site.operatorID, !reconciliation.hasMembers(at: operatorID) { return }
      site.access.lookAtChild(of: &state) { site.reconcile(&$0, reconciliation, ofChild: site.child.reconcile) }
    }
  }
}
