public import HeadgateCasePathsRuntime
public import HeadgateSupport

/// The common part of all sites: a resolved operator that runs a child.
///
/// `resolved(at:)` does what all operators do; a ``ChildSite`` describes how an operator differs from the others.
///
/// The parameters are the types of the parent's state and action, of the value that contains the child (the child itself, an
/// optional, an enum or a collection), of the payload of the parent's case, and of the child's state and action.
///
/// A class, so that the functions of an operator capture one reference. Sites are its final subclasses, and are passed as
/// generic arguments, so that the module of a feature specializes the code of each operator.
@usableFromInline
class ChildOperation<State, Action, Container, Payload, Child, ChildAction> {
  @usableFromInline final let access: StateAccess<State, Container>
  @usableFromInline final let path: AnyCasePath<Action, Payload>
  @usableFromInline final let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?
  @usableFromInline final let callSite: CallSite?
  /// The operator as the owner of its children's effects; nil for an operator whose effects belong to the parent.
  @usableFromInline final let operatorID: OperatorID?
  @usableFromInline final let child: ResolvedChild<Child, ChildAction>
  @usableFromInline final let watch = ReplacementWatch<Child>()
  /// The conversion of a single child's actions, created for its first effect.
  @usableFromInline final var ownEmbedding: Embedding<ChildAction, Action>?

  /// - Parameters:
  ///   - callSite: Nil for an operator whose effects belong to the parent.
  ///   - stateCase: The key path that identifies an operator on a case of the state.
  @inlinable
  init(
    _ state: WritableKeyPath<State, Container>,
    _ path: AnyCasePath<Action, Payload>,
    _ caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?,
    running child: ResolvedChild<Child, ChildAction>,
    at callSite: CallSite?,
    stateCase: AnyKeyPath? = nil
  ) {
    access = StateAccess(state)
    self.path = path
    self.caseIndexer = caseIndexer
    self.callSite = callSite
    operatorID = callSite.map { OperatorID(path: stateCase ?? state, caseIndex: path.caseIndex, callSite: $0) }
    self.child = child
  }

  @inlinable
  final func report(_ message: @autoclosure () -> String) { callSite?.report(message()) }
}

extension ChildOperation {
  /// Runs the reducer of a single child.
  @inlinable
  final func run(_ action: inout ChildAction, on child: inout Child) -> Effect<ChildAction> {
    self.child.reduce.body(&child, &action)
  }
}
