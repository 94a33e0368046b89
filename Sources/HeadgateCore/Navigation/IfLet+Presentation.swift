public import HeadgateCasePaths
public import HeadgateSupport

extension IfLet {
  /// The node of a child that is presented: the child, then the reducers after it; and the end of a child that is dismissed.
  @inlinable
  func resolvePresented(
    _ context: _ResolutionContext,
    _ presentation: Presentation
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
    let dismissal = Dismissal(Presentation.dismissal(Child.Action.self).map(path.embed), location: location)
    var node = _ReducerNode<State, Action>(
      tag: path.tag,
      tagOf: Action._$caseTag,
      reduction: _Reduction { state, action in
        // A variable, whose address is taken as it is; a constant would be copied once more.
        guard var childAction = path.extract(action.pointee) else { return .none }
        presentation.isPending = false
        var isReplaced = false
        let effect = withUnsafeMutablePointer(to: &childAction) { childAction in
          let isDismissal = presentation.isDismissal(childAction)
          if !isDismissal { access.willModify(state) }
          return access.withChild(of: state) { slot in
            slot.pointee._withChild { child in
              withUnsafeMutablePointer(to: &child) { child in
                if isDismissal || presentation.goesByItself?(child, childAction) == true { presentation.note(child) }
                if isDismissal { return Effect<Action>.none }
                let before = watch.identity(of: &child.pointee)
                let effect = ReductionFrame.presenting { reduce.body(child, childAction) }
                isReplaced = watch.isReplaced(&child.pointee, since: before)
                return effect.isNone
                  ? Effect<Action>.none
                  : effect.embedded(embedding).presented(dismissal)
                    .placed(PlaceSegment(path: statePath, identity: identity?(child.pointee)))
              }
            }
          }
        }
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
      when: presentation,
      _Reduction { state, action in
        let goes = access.withChild(of: state) { slot in
          slot.pointee._lookAtChild { withUnsafePointer(to: &$0) { presentation.isNoted($0) } }
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
    return node
  }
}
