public import HeadgateCasePathsRuntime

/// The child of an `IfLet` that is presented: a dismissed child is removed after the reducers of the parent have run.
@usableFromInline
final class PresentationSite<State, Action, Container: OptionalChild, Wrapping: _ActionWrapping>:
  OptionalChildOperation<State, Action, Container, Wrapping.Outer, Wrapping.Inner>, SingleChildSite
{
  @usableFromInline typealias Payload = Wrapping.Outer
  @usableFromInline typealias Child = Container.Child
  @usableFromInline typealias ChildAction = Wrapping.Inner

  @usableFromInline let presentation: Presentation
  @usableFromInline let ownDismissal: Dismissal

  @inlinable
  init<Child: Reducer>(
    _ operator: IfLet<State, Action, Container, Child>,
    running child: _ChildOfOperator<Container.Child, Wrapping>,
    _ presentation: Presentation
  ) where Child.Action == Wrapping.Outer {
    let path = `operator`.action
    self.presentation = presentation
    ownDismissal = Dismissal(
      Presentation.dismissal(Wrapping.Outer.self).map(path.embed),
      callSite: `operator`.callSite
    )
    super.init(`operator`, path, running: child.resolved)
  }

  @inlinable
  func makeEmbedding() -> Embedding<Wrapping.Inner, Action> { Embedding(Wrapping.entering(path.embed)) }

  @inlinable
  func call(at action: UnsafePointer<Action>) -> Wrapping.Inner? {
    guard let payload = path.extract(at: action) else { return nil }
    // A wrapping with own actions returns nil for them, so that no second check is needed.
    if !Wrapping.hasOwnActions, isOwnAction(payload) { return nil }
    return Wrapping.inner(of: payload)
  }

  @inlinable static var isPresentation: Bool { true }

  @inlinable
  func isOwnAction(_ payload: Wrapping.Outer) -> Bool {
    withUnsafePointer(to: payload) { presentation.isDismissal(at: $0) }
  }

  @inlinable
  func runOwnAction(_: Wrapping.Outer, on optionalChild: inout Container, _ action: Action) -> Bool {
    let isPresent: Void? = optionalChild._lookAtChild { presentation.note(at: &$0) }
    if isPresent == nil {
      report(CoreMessages.missingPresentation(action, state: State.self, child: Container.Child.self))
    }
    return false
  }

  @inlinable
  func willRun(_ action: inout Wrapping.Inner, on child: inout Container.Child) {
    if presentation.dismisses(&child, after: &action, in: Wrapping.self) { presentation.note(at: &child) }
  }

  @inlinable
  func dismissal(_: Void) -> Dismissal? { ownDismissal }

  @inlinable var pendingDismissal: PendingDismissal? { presentation }

  @inlinable
  func containsDismissed(_ optionalChild: inout Container) -> Bool {
    optionalChild._lookAtChild { presentation.isNoted(at: &$0) } == true
  }

  @inlinable
  func removeDismissed(from optionalChild: inout Container) -> Bool {
    optionalChild._removeChild()
    return true
  }
}
