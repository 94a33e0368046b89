public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension ChildOperation {
  /// Returns the resolved reducer of an operator: the only code that runs children.
  ///
  /// - Parameter site: This operation, with its type.
  @inlinable
  final func resolved<Site: ChildSite>(at site: Site) -> _ResolvedReducer<State, Action>
  where
    Site.State == State, Site.Action == Action, Site.Container == Container, Site.Payload == Payload,
    Site.Child == Child, Site.ChildAction == ChildAction
  {
    var resolved = _ResolvedReducer<State, Action>(
      caseIndex: path.caseIndex,
      caseIndexer: caseIndexer,
      reduction: _Reduction { [self] state, action in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard var call = site.call(at: action) else {
          if Site.isPresentation { runOwnAction(at: site, action, of: state) }
          return .none
        }
        let id = site.id(of: &call)
        var isReplaced = false
        // A variable and not the closures' result: a user-defined collection could read the result.
        var effect = Effect<Action>.none
        access.willModify(state)
        // `&` in a call takes the address without a closure. Features nest a hundred levels deep, so each stack frame counts.
        let isPresent: Void? = access.withChild(of: state) { container in
          site.withChild(id, of: &container.pointee) { child in
            let childAction = site.action(of: &call)
            site.willRun(id, &child, childAction)
            let before = watch.identity(of: &child)
            let outer = Site.isPresentation ? ReductionFrame.enterPresentation() : true
            let childEffect = reduce.body(&child, childAction)
            if Site.isPresentation { ReductionFrame.leavePresentation(outer) }
            isReplaced = watch.isReplaced(&child, since: before)
            if !childEffect.isNone { effect = ofParent(childEffect, at: site, id, &child) }
          }
        }
        if isReplaced { access.didReplace(state) }
        if isPresent == nil { site.reportMissing(id, action, state) }
        return effect
      },
      reconcile: reconciliation(at: site)
    )
    if let pendingDismissal = site.pendingDismissal {
      resolved.close(caseIndex: path.caseIndex, when: pendingDismissal, removal(at: site, pendingDismissal))
    }
    return resolved
  }

  /// Returns a child's effect as an effect of the parent.
  @inlinable
  final func ofParent<Site: ChildSite>(
    _ childEffect: Effect<ChildAction>,
    at site: Site,
    _ id: Site.ID,
    _ child: inout Child
  ) -> Effect<Action> where Site.Action == Action, Site.Child == Child, Site.ChildAction == ChildAction {
    let embedded = childEffect.embedded(site.embedding(id))
    let effect = site.dismissal(id).map { embedded.presented($0) } ?? embedded
    guard let operatorID else { return effect }
    return effect.owned(EffectOwnerComponent(operatorID, identity: site.identity(id, of: &child)))
  }

  /// Runs an action that belongs to the operator itself; ignores other actions.
  @inlinable
  final func runOwnAction<Site: ChildSite>(
    at site: Site,
    _ action: UnsafePointer<Action>,
    of state: UnsafeMutablePointer<State>
  ) where Site.Action == Action, Site.Container == Container, Site.Payload == Payload {
    guard let payload = path.extract(at: action), site.isOwnAction(payload) else { return }
    access.willModify(state)
    let isChanged = access.withChild(of: state) { site.runOwnAction(payload, on: &$0.pointee, action.pointee) }
    if isChanged { noteStructuralChange(of: state) }
  }

  /// Returns the function that removes a dismissed child, after all reducers of the parent have run.
  @inlinable
  final func removal<Site: ChildSite>(
    at site: Site,
    _ pendingDismissal: PendingDismissal
  ) -> _Reduction<State, Action> where Site.Container == Container {
    _Reduction { [self] state, _ in
      pendingDismissal.isPending = false
      access.willModify(state)
      let isRemoved = access.withChild(of: state) { site.removeDismissed(from: &$0.pointee) }
      if isRemoved { noteStructuralChange(of: state) }
      return .none
    }
  }

  @inlinable
  final func noteStructuralChange(of state: UnsafeMutablePointer<State>) {
    access.didReplace(state)
    ReductionFrame.noteStructuralChange()
  }

  @inlinable
  final func reconciliation<Site: ChildSite>(at site: Site) -> _ResolvedReducer<State, Action>.Reconcile?
  where Site.Container == Container, Site.Child == Child {
    guard operatorID != nil || child.mayReconcile else { return nil }
    return { [self] state, reconciliation in
      if let operatorID {
        guard reconciliation.hasMembers(at: operatorID) else { return }
      } else if child.reconciliation == nil {
        return
      }
      access.lookAtChild(of: &state) { site.reconcile(&$0, reconciliation, child.reconciliation) }
    }
  }
}
