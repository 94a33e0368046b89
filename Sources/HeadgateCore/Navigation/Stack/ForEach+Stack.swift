public import HeadgateCasePaths
public import HeadgateSupport

extension ForEachElement {
  /// The node of a stack: pushes, the elements, then the reducers after it; and pops.
  @inlinable
  func resolveStack(
    _ context: _ResolutionContext,
    _ steps: _StackSteps<Elements, ElementsAction>
  ) -> _ReducerNode<State, Action> {
    let access = StateAccess(state)
    let watch = ReplacementWatch<Child.State>()
    let path = AnyCasePath(action)
    let child = ChildNode(child, context)
    let reduce = child.reduce
    let statePath = state
    let location = location
    var node = _ReducerNode<State, Action>(
      tag: path.tag,
      tagOf: Action._$caseTag,
      reduction: _Reduction { state, action in
        guard let elementsAction = path.extract(action.pointee) else { return .none }
        access.willModify(state)
        guard let (id, childAction) = elementsAction._element else {
          let structure = access.withChild(of: state) { $0.pointee._$structure }
          let mistake = access.withChild(of: state) { steps.begin(&$0.pointee, elementsAction) }
          if let mistake { location.report(CoreMessages.stackMistake(mistake, state: State.self)) }
          if access.withChild(of: state, { $0.pointee._$structure }) != structure {
            access.didReplace(state)
            ReductionFrame.noteStructuralChange()
          }
          return .none
        }
        var isReplaced = false
        let effect = access.withChild(of: state) { elements in
          elements.pointee._withElement(id: id) { child in
            let before = watch.identity(of: &child)
            let effect = ReductionFrame.presenting { reduce(&child, childAction) }
            isReplaced = watch.isReplaced(&child, since: before)
            return effect
          }
        }
        if isReplaced { access.didReplace(state) }
        guard let effect else {
          location.report(
            CoreMessages.missingElement(id: id, action.pointee, state: State.self, child: Child.State.self)
          )
          return .none
        }
        guard !effect.isNone else { return .none }
        let embedding = ElementEmbedding<Action, ElementsAction>(id: id, embed: path.embed)
        return effect.embedded(Embedding(embedding.callAsFunction))
          .presented(Dismissal(steps.popFrom(id).map(path.embed), location: location))
          .placed(PlaceSegment(path: statePath, identity: AnyHashable(id)))
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: statePath) else { return }
        access.lookAtChild(of: &state) { elements in
          reconciliation.visitElements(of: &elements, path: statePath, reconcile: child.reconciliation)
        }
      }
    )
    node.close(
      tag: path.tag,
      when: steps.pendingEnd,
      _Reduction { state, _ in
        access.willModify(state)
        if access.withChild(of: state, { steps.end(&$0.pointee) }) {
          access.didReplace(state)
          ReductionFrame.noteStructuralChange()
        }
        return .none
      }
    )
    return node
  }
}
