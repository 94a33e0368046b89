public import HeadgateCasePathsRuntime
public import HeadgateSupport

extension ForEachElement {
  /// Returns the resolved reducer of a stack. It pushes, runs the element, then the following reducers, and then pops.
  @inlinable
  func resolvedStack<R: Reducer, Wrapping: ActionWrapping>(
    of child: R,
    in wrapping: Wrapping.Type,
    _ context: _ResolutionContext,
    _ steps: _StackOperations<Elements, ElementsAction>
  ) -> _ResolvedReducer<State, Action>
  where
    R.State == Elements.ElementState, R.Action == Wrapping.Inner, Wrapping.Outer == ElementsAction.ChildAction
  {
    let access = StateAccess(state)
    let watch = ReplacementWatch<R.State>()
    let path = AnyCasePath(action)
    let child = ResolvedChild(child, context)
    let reduce = child.reduce
    let callSite = callSite
    let operatorID = OperatorID(path: state, caseIndex: path.caseIndex, callSite: callSite)
    let dismissed = steps.dismissed
    // Uses the action type of the parent, because any state can conform to `EphemeralState` and would receive each action.
    let presentation = Presentation(R.State.self, ElementsAction.ChildAction.self, onStack: true)
    let isOpen = ElementsAction.ChildAction.self == R.Action.self
    var resolved = _ResolvedReducer<State, Action>(
      caseIndex: path.caseIndex,
      caseIndexer: .byCase,
      reduction: _Reduction { state, action in
        guard let elementsAction = path.extract(at: action) else { return .none }
        access.willModify(state)
        dismissed.isPending = false
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard case (let id, var childAction)? = elementsAction.element(in: wrapping) else {
          let structure = access.withChild(of: state) { $0.pointee._$structure }
          let mistake = access.withChild(of: state) { steps.begin(&$0.pointee, elementsAction) }
          if let mistake { callSite.report(CoreMessages.stackMistake(mistake, state: State.self)) }
          if access.withChild(of: state, { $0.pointee._$structure }) != structure {
            access.didReplace(state)
            ReductionFrame.noteStructuralChange()
          }
          return .none
        }
        var isReplaced = false
        var effect = Effect<R.Action>.none
        let found: Void? = access.withChild(of: state) { elements in
          elements.pointee._withElement(id: id) { child in
            // Without a gate, the address of the action itself is passed, not of a copy. This code runs for each action of
            // an enum element.
            if let presentation, isOpen {
              dismissed.note(id, ifGoing: &child, after: &childAction, presentation)
            } else if let presentation {
              var outer = Wrapping.outer(around: childAction)
              dismissed.note(id, ifGoing: &child, after: &outer, presentation)
            }
            let before = watch.identity(of: &child)
            let outer = ReductionFrame.enterPresentation()
            effect = reduce.body(&child, &childAction)
            ReductionFrame.leavePresentation(outer)
            isReplaced = watch.isReplaced(&child, since: before)
          }
        }
        if isReplaced { access.didReplace(state) }
        guard found != nil else {
          callSite.report(
            CoreMessages.missingElement(id: id, action.pointee, state: State.self, child: R.State.self)
          )
          return .none
        }
        guard !effect.isNone else { return .none }
        let embedding = ElementEmbedding<Action, ElementsAction, Wrapping>(id: id, embed: path.embed)
        return effect.embedded(Embedding(embedding.callAsFunction))
          .presented(Dismissal(steps.popFrom(id).map(path.embed), callSite: callSite))
          .owned(EffectOwnerComponent(operatorID, identity: AnyHashable(id)))
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: operatorID) else { return }
        access.lookAtChild(of: &state) { elements in
          reconciliation.visitElements(of: &elements, operatorID, reconcile: child.reconciliation)
        }
      }
    )
    resolved.close(
      caseIndex: path.caseIndex,
      when: dismissed,
      _Reduction { state, _ in
        dismissed.isPending = false
        access.willModify(state)
        let hasGone = access.withChild(of: state) { elements in
          dismissed.isStill(on: &elements.pointee, presentation) && steps.end(&elements.pointee)
        }
        if hasGone {
          access.didReplace(state)
          ReductionFrame.noteStructuralChange()
        }
        return .none
      }
    )
    return resolved
  }
}

extension DismissedElement {
  /// Stores the id of an ephemeral element that is dismissed after an action.
  @inlinable
  func note<Child, ChildAction>(
    _ id: ID,
    ifGoing child: UnsafeMutablePointer<Child>,
    after action: UnsafeMutablePointer<ChildAction>,
    _ presentation: Presentation
  ) {
    presentation.isPending = false
    guard presentation.goes(at: child, after: action) else { return }
    presentation.note(at: child)
    note(id)
  }

  /// Returns whether an ephemeral element was not replaced after it was stored. For a popped element, returns true.
  @inlinable
  func isStill<Elements: ElementCollection>(on elements: inout Elements, _ presentation: Presentation?) -> Bool
  where Elements.ElementID == ID {
    guard let presentation, presentation.isPending, let id else { return true }
    presentation.isPending = false
    return elements._lookAtElement(id: id) { presentation.isNoted(at: &$0) } == true
  }
}
