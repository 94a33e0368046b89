public import HeadgateCasePathsRuntime
public import HeadgateSupport

/// The child of a `ForEachElement` on a stack. Pushes run before the parent; elements are popped after the parent has run.
@usableFromInline
final class StackSite<
  State,
  Action,
  Elements: ElementCollection,
  ElementsAction: ElementAction,
  Wrapping: _ActionWrapping
>: ElementsOperation<State, Action, Elements, ElementsAction, Wrapping>, ChildSite
where Elements.ElementID == ElementsAction.ElementID, Wrapping.Outer == ElementsAction.ChildAction {
  @usableFromInline typealias Container = Elements
  @usableFromInline typealias Payload = ElementsAction
  @usableFromInline typealias Child = Elements.ElementState
  @usableFromInline typealias ChildAction = Wrapping.Inner
  @usableFromInline typealias ID = Elements.ElementID

  @usableFromInline let operations: _StackOperations<Elements, ElementsAction>
  /// Set for elements that an action of theirs can dismiss.
  @usableFromInline let presentation: Presentation?

  @inlinable
  init<Child: Reducer>(
    _ operator: ForEachElement<State, Action, Elements, ElementsAction, Child>,
    running child: _ChildOfOperator<Elements.ElementState, Wrapping>,
    _ operations: _StackOperations<Elements, ElementsAction>
  ) {
    self.operations = operations
    // Uses the action type of the parent, because any state can conform to `EphemeralState` and would receive each action.
    presentation = Presentation(Elements.ElementState.self, Wrapping.Outer.self, onStack: true)
    super.init(`operator`, running: child.resolved)
  }

  @inlinable static var isPresentation: Bool { true }
  @inlinable static var changesByOwnActions: Bool { true }

  @inlinable
  func isOwnAction(_ payload: ElementsAction) -> Bool { payload._element == nil }

  @inlinable
  func runOwnAction(_ payload: ElementsAction, on stack: inout Elements, _: Action) -> Bool {
    let structure = stack._$structure
    if let mistake = operations.begin(&stack, payload) {
      report(CoreMessages.stackMistake(mistake, state: State.self))
    }
    return stack._$structure != structure
  }

  @inlinable
  func willRun(
    _ call: inout ChildCall<Elements.ElementID, Wrapping.Inner>,
    on element: inout Elements.ElementState
  ) {
    guard let presentation,
      presentation.dismisses(&element, after: &call.action, in: Wrapping.self)
    else { return }
    presentation.note(at: &element)
    operations.dismissed.note(call.id)
  }

  @inlinable
  func dismissal(_ id: Elements.ElementID) -> Dismissal? {
    callSite.map { Dismissal(operations.popFrom(id).map(path.embed), callSite: $0) }
  }

  @inlinable var pendingDismissal: PendingDismissal? { operations.dismissed }

  @inlinable
  func containsDismissed(_ stack: inout Elements) -> Bool { operations.dismissed.isStill(on: &stack, presentation) }

  @inlinable
  func removeDismissed(from stack: inout Elements) -> Bool { operations.end(&stack) }
}

extension DismissedElement {
  /// Returns whether an ephemeral element was not replaced after it was stored. For a popped element, returns true.
  @inlinable
  func isStill<Elements: ElementCollection>(on elements: inout Elements, _ presentation: Presentation?) -> Bool
  where Elements.ElementID == ID {
    guard let presentation, presentation.isPending, let id else { return true }
    presentation.isPending = false
    return elements._lookAtElement(id: id) { presentation.isNoted(at: &$0) } == true
  }
}
