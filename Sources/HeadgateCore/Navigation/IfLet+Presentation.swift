public import HeadgateCasePaths
public import HeadgateSupport

extension IfLet {
  /// The node of a child that is presented: the child, then the reducers after it; and the end of a child that is dismissed.
  @inlinable
  func resolvePresented(
    _ context: _ResolutionContext,
    _ presentation: Presentation<Child.State, Child.Action>
  ) -> _ReducerNode<State, Action> {
    let access = StateAccess(state)
    let watch = ReplacementWatch<Child.State>()
    let path = AnyCasePath(action)
    let child = ChildNode(child, context)
    let reduce = child.reduce
    let identity = childIdentity(Child.State.self)
    let statePath = state
    let location = location
    let embedding = Embedding(path.embed)
    let dismissal = Dismissal(presentation.dismissAction.map(path.embed), location: location)
    var node = _ReducerNode<State, Action>(
      tag: path.tag,
      tagOf: Action._$caseTag,
      reduction: _Reduction { state, action in
        guard let childAction = path.extract(action.pointee) else { return .none }
        presentation.forget()
        var isReplaced = false
        let isDismiss = presentation.isDismiss(childAction)
        if !isDismiss { access.willModify(state) }
        let outer = ReductionFrame.enterPresentation()
        let effect = access.withChild(of: state) { slot in
          slot.pointee._withChild { child in
            if presentation.goes(&child, after: childAction) { presentation.note(&child) }
            if isDismiss { return Effect<Action>.none }
            let before = watch.identity(of: &child)
            let effect = reduce(&child, childAction)
            isReplaced = watch.isReplaced(&child, since: before)
            return effect.isNone
              ? Effect<Action>.none
              : effect.embedded(embedding).presented(dismissal)
                .placed(PlaceSegment(path: statePath, identity: identity?(child)))
          }
        }
        ReductionFrame.leavePresentation(outer)
        if isReplaced { access.didReplace(state) }
        guard let effect else {
          location.report(CoreMessages.missingChild(action.pointee, state: State.self, child: Child.State.self))
          return .none
        }
        return effect
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: statePath) else { return }
        access.lookAtChild(of: &state) { slot in
          reconciliation.visitChild(of: &slot, path: statePath, identity: identity, reconcile: child.reconciliation)
        }
      }
    )
    node.close(
      tag: path.tag,
      _Reduction { state, action in
        guard presentation.isPending, path.extract(action.pointee) != nil else { return .none }
        let goes = access.withChild(of: state) { slot in slot.pointee._withChild { presentation.isNoted(&$0) } }
        presentation.forget()
        guard goes == true else { return .none }
        access.willModify(state)
        access.withChild(of: state) { $0.pointee._removeChild() }
        access.didReplace(state)
        ReductionFrame.noteStructuralChange()
        return .none
      }
    )
    return node
  }
}
