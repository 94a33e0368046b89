public import HeadgateCasePathsRuntime

/// Runs a child on a part of the state that is always present, for one case of the action.
///
/// A scope has no effect owner of its own: the same id in the child and in the parent refers to the same effects.
///
/// ```swift
/// Scope(state: \.settings, action: \.settings) { Settings() }
/// ```
public struct Scope<State, Action, Child: Reducer>: _ResolvingReducer {
  @usableFromInline let state: WritableKeyPath<State, Child.State>
  @usableFromInline let action: AnyCasePath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    child._resolve(context, in: self)
  }
}

extension Scope {
  /// Creates a reducer that runs a child on a property of the state.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    self.state = state
    self.action = Action.allCasePaths[keyPath: action]
    self.child = child()
    caseIndexer = .byCase
  }

  /// Creates a reducer that runs a child on a property of the state.
  @inlinable
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    self.init(state: state, action: action, child: child)
  }
}

extension Scope {
  init(
    emptyChild child: Child,
    _ state: WritableKeyPath<State, Child.State>,
    _ action: AnyCasePath<Action, Child.Action>
  ) {
    self.state = state
    self.action = action
    self.child = child
    caseIndexer = nil
  }
}

extension Scope: _ChildOperator {
  /// The state of the child.
  public typealias ChildState = Child.State
  /// The actions of the child, with their wrapping.
  public typealias ChildAction = Child.Action

  /// Internal to the library.
  @inlinable
  public func _resolved<Wrapping: _ActionWrapping>(
    running child: _ChildOfOperator<Child.State, Wrapping>
  ) -> _ResolvedReducer<State, Action> where Wrapping.Outer == Child.Action {
    let path = Wrapping.path(behind: action)
    let site = PropertySite(state, path, caseIndexer, running: child.resolved)
    return ChildOperation.resolved(at: site)
  }
}

/// The child of a `Scope`: a property of the state. Its effects belong to the parent.
@usableFromInline
final class PropertySite<State, Action, Child, ChildAction>:
  ChildOperation<State, Action, Child, ChildAction, Child, ChildAction>, SingleChildSite
{
  @usableFromInline typealias Container = Child
  @usableFromInline typealias Payload = ChildAction

  @inlinable
  init(
    _ state: WritableKeyPath<State, Child>,
    _ path: AnyCasePath<Action, ChildAction>,
    _ caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?,
    running child: ResolvedChild<Child, ChildAction>
  ) {
    super.init(state, path, caseIndexer, running: child, at: nil)
  }

  @inlinable
  func makeEmbedding() -> Embedding<ChildAction, Action> { Embedding(path.embed) }

  @inlinable
  func call(at action: UnsafePointer<Action>) -> ChildAction? { path.extract(at: action) }

  @inlinable
  func withChild<Result>(_: Void, of child: inout Child, _ body: (inout Child) -> Result) -> Result? { body(&child) }

  @inlinable
  func reportMissing(_: Void, _: UnsafePointer<Action>, _: UnsafeMutablePointer<State>) {}

  @inlinable
  func identity(_: Void, of _: inout Child) -> AnyHashable? { nil }

  @inlinable
  func reconcile(
    _ child: inout Child,
    _ reconciliation: _Reconciliation,
    ofChild reconcile: ((inout Child, _Reconciliation) -> Void)?
  ) {
    reconcile?(&child, reconciliation)
  }
}
