public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension IfLet {
  /// Returns the resolved reducer of a presented child. It runs the child, then the following reducers, and then removes a
  /// dismissed child.
  @inlinable
  func resolvePresented(
    _ context: _ResolutionContext,
    _ presentation: Presentation
  ) -> _ResolvedReducer<State, Action> {
    let access = StateAccess(state)
    let watch = ReplacementWatch<Child.State>()
    let path = AnyCasePath(action)
    let embedded = child._resolve(context, embedding: path.embed)
    let reduce = embedded.body
    let reconciler = embedded.reconciler
    let identity = ChildIdentity<Child.State>()
    let callSite = callSite
    let operatorID = OperatorID(path: state, caseIndex: path.caseIndex, callSite: callSite)
    let dismissal = Dismissal(Presentation.dismissal(Child.Action.self).map(path.embed), callSite: callSite)
    var resolved = _ResolvedReducer<State, Action>(
      caseIndex: path.caseIndex,
      caseIndexer: caseIndexer,
      reduction: _Reduction { state, action in
        // `&` in a call takes the address without a closure. Features can be presented a hundred levels deep, so each stack
        // frame counts. A variable, because a constant would be copied once more.
        guard var childAction = path.extract(at: action) else { return .none }
        presentation.isPending = false
        var isReplaced = false
        let isDismissal = presentation.isDismissal(at: &childAction)
        if !isDismissal { access.willModify(state) }
        let effect = access.withChild(of: state) { optionalChild in
          optionalChild.pointee._withChild { child in
            if isDismissal || presentation.goes(at: &child, after: &childAction) { presentation.note(at: &child) }
            if isDismissal { return Effect<Action>.none }
            let before = watch.identity(of: &child)
            let outer = ReductionFrame.enterPresentation()
            let effect = reduce(&child, &childAction)
            ReductionFrame.leavePresentation(outer)
            isReplaced = watch.isReplaced(&child, since: before)
            if effect.isNone { return Effect<Action>.none }
            return effect.presented(dismissal)
              .owned(EffectOwnerComponent(operatorID, identity: identity(at: &child)))
          }
        }
        if isReplaced { access.didReplace(state) }
        guard let effect else {
          callSite.reportMissingChild(action.pointee, State.self, Child.State.self, isDismissal: isDismissal)
          return .none
        }
        return effect
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: operatorID) else { return }
        access.lookAtChild(of: &state) { optionalChild in
          reconciliation.visitChild(
            of: &optionalChild,
            operatorID,
            identity: identity,
            reconcile: reconciler.reconciliation
          )
        }
      }
    )
    resolved.close(
      caseIndex: path.caseIndex,
      when: presentation,
      _Reduction { state, action in
        let goes = access.withChild(of: state) { optionalChild in
          optionalChild.pointee._lookAtChild { presentation.isNoted(at: &$0) }
        }
        presentation.isPending = false
        guard goes == true else { return .none }
        access.willModify(state)
        access.withChild(of: state) { $0.pointee._removeChild() }
        access.didReplace(state)
        ReductionFrame.noteStructuralChange()
        return .none
      }
    )
    return resolved
  }
}

extension CallSite {
  @usableFromInline
  func reportMissingChild<Action>(_ action: Action, _ state: Any.Type, _ child: Any.Type, isDismissal: Bool) {
    report(
      isDismissal
        ? CoreMessages.missingPresentation(action, state: state, child: child)
        : CoreMessages.missingChild(action, state: state, child: child)
    )
  }
}
