public import HeadgateCasePathsRuntime
public import HeadgateSupport

/// Runs a child on an optional state, for one case of the action.
///
/// Declare it in a body before the reducer that can remove the child. The operator `ifLet` does the same. A child action
/// without child state is reported and skips the child. When the child is removed, or replaced by a child with another
/// identity, its effects are cancelled.
///
/// ```swift
/// IfLet(\.detail, action: \.detail) { Detail() }
/// ```
public struct IfLet<State, Action, ChildOptional: OptionalChild, Child: Reducer>: _ResolvingReducer
where ChildOptional.Child == Child.State {
  @usableFromInline let state: WritableKeyPath<State, ChildOptional>
  @usableFromInline let action: AnyCasePath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?
  @usableFromInline let callSite: CallSite

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    child._resolve(context, in: self)
  }
}

extension IfLet {
  /// Creates a reducer that runs a child while its state is present.
  @inlinable
  public init<ChildAction>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildOptional.Child, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildAction == Child.Action, Action: CasePathable {
    self.state = state
    self.action = Action.allCasePaths[keyPath: action]
    self.child = child()
    caseIndexer = .byCase
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IfLet: _ChildOperator {
  /// The state of the child.
  public typealias ChildState = ChildOptional.Child
  /// The actions of the child, with their wrapping.
  public typealias ChildAction = Child.Action

  /// Internal to the library.
  @inlinable public static var _runsOwnActions: Bool { true }

  /// Internal to the library.
  @inlinable
  public func _resolved<Wrapping: _ActionWrapping>(
    running child: _ChildOfOperator<ChildOptional.Child, Wrapping>
  ) -> _ResolvedReducer<State, Action> where Wrapping.Outer == Child.Action {
    if let presentation = Presentation(Child.State.self, Child.Action.self) {
      let site = PresentationSite(self, running: child, presentation)
      return ChildOperation.resolved(at: site)
    }
    let path = Wrapping.path(behind: action)
    let site = OptionalSite(self, path, running: child.resolved)
    return ChildOperation.resolved(at: site)
  }
}

/// An operator on an optional child.
@usableFromInline
class OptionalChildOperation<State, Action, Container: OptionalChild, Payload, ChildAction>:
  ChildOperation<State, Action, Container, Payload, Container.Child, ChildAction>
{
  @usableFromInline final let childIdentity = ChildIdentity<Container.Child>()

  @inlinable
  init<R: Reducer>(
    _ operator: IfLet<State, Action, Container, R>,
    _ path: AnyCasePath<Action, Payload>,
    running child: ResolvedChild<Container.Child, ChildAction>
  ) {
    super.init(`operator`.state, path, `operator`.caseIndexer, running: child, at: `operator`.callSite)
  }

  @inlinable
  final func withChild<Result>(
    _: Void,
    of optionalChild: inout Container,
    _ body: (inout Container.Child) -> Result
  ) -> Result? {
    optionalChild._withChild(body)
  }

  @inlinable
  final func reportMissing(_: Void, _ action: UnsafePointer<Action>, _: UnsafeMutablePointer<State>) {
    report(CoreMessages.missingChild(action.pointee, state: State.self, child: Container.Child.self))
  }

  @inlinable
  final func identity(_: Void, of child: inout Container.Child) -> AnyHashable? { childIdentity(at: &child) }

  @inlinable
  final func reconcile(
    _ optionalChild: inout Container,
    _ reconciliation: _Reconciliation,
    ofChild reconcile: ((inout Container.Child, _Reconciliation) -> Void)?
  ) {
    guard let operatorID else { return }
    reconciliation.visitChild(of: &optionalChild, operatorID, identity: childIdentity, reconcile: reconcile)
  }
}

/// The child of an `IfLet`.
@usableFromInline
final class OptionalSite<State, Action, Container: OptionalChild, ChildAction>:
  OptionalChildOperation<State, Action, Container, ChildAction, ChildAction>, SingleChildSite
{
  @usableFromInline typealias Payload = ChildAction
  @usableFromInline typealias Child = Container.Child

  @inlinable
  func makeEmbedding() -> Embedding<ChildAction, Action> { Embedding(path.embed) }

  @inlinable
  func call(at action: UnsafePointer<Action>) -> ChildAction? { path.extract(at: action) }
}

extension _Reconciliation {
  @inlinable
  func visitChild<ChildOptional: OptionalChild>(
    of optionalChild: inout ChildOptional,
    _ operatorID: OperatorID,
    identity: ChildIdentity<ChildOptional.Child>,
    reconcile: ((inout ChildOptional.Child, _Reconciliation) -> Void)?
  ) {
    let present: Void? = optionalChild._lookAtChild { child in
      let identity = identity(at: &child)
      visit(operatorID, identity: identity, isPresent: true)
      if let reconcile { descend(operatorID, identity: identity) { reconcile(&child, $0) } }
    }
    if present == nil { visit(operatorID, identity: nil, isPresent: false) }
  }
}

extension Reducer {
  /// Runs a child on an optional state, then this reducer.
  ///
  /// A child action without child state is reported and skips the child. When the child is removed, or replaced by a child
  /// with another identity, its effects are cancelled. The identity of a child is its id or its enum case.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  @inlinable
  @warn_unqualified_access
  public func ifLet<ChildOptional: OptionalChild, ChildAction, Child: Reducer<ChildOptional.Child, ChildAction>>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildOptional.Child, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _Joined(
      IfLet(
        state,
        action: action,
        then: child,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      around: self
    )
  }
}
