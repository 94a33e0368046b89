public import HeadgateCasePathsRuntime
public import HeadgateSupport

/// Runs a child on the payload of one case of an enum state, for one case of the action.
///
/// Declare it in a body before the reducer that can change the case. The operator `ifCaseLet` does the same. A child action
/// in another case is reported and skips the child. When the state leaves the case, the effects of the child are cancelled.
///
/// ```swift
/// IfCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
/// ```
public struct IfCaseLet<State: CasePathable, Action, Child: Reducer>: _ResolvingReducer {
  @usableFromInline let state: AnyCasePath<State, Child.State>
  /// The key path of the case, which identifies the operator.
  @usableFromInline let stateCase: AnyKeyPath
  @usableFromInline let action: AnyCasePath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?
  @usableFromInline let callSite: CallSite
  /// Whether it belongs to a case of an enum reducer, where the author wrote no operator.
  @usableFromInline var isOfCaseReducer = false

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    child._resolve(context, in: self)
  }
}

extension IfCaseLet {
  /// Creates a reducer that runs a child while the state is in a case.
  @inlinable
  public init<ChildState, ChildAction>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    self.state = State.allCasePaths[keyPath: state]
    stateCase = state
    self.action = Action.allCasePaths[keyPath: action]
    self.child = child()
    caseIndexer = .byCase
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IfCaseLet: _ChildOperator {
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
    let site = CaseSite(self, path, running: child.resolved)
    return ChildOperation.resolved(at: site)
  }
}

/// The child of an `IfCaseLet`: the payload of a case of the state. An enum has no observed properties to notify.
@usableFromInline
final class CaseSite<State: CasePathable, Action, Child, ChildAction>:
  ChildOperation<State, Action, State, ChildAction, Child, ChildAction>, SingleChildSite
{
  @usableFromInline typealias Container = State
  @usableFromInline typealias Payload = ChildAction

  @usableFromInline let statePath: AnyCasePath<State, Child>
  @usableFromInline let isOfCaseReducer: Bool
  @usableFromInline let childIdentity = ChildIdentity<Child>()

  @inlinable
  init<R: Reducer>(
    _ operator: IfCaseLet<State, Action, R>,
    _ path: AnyCasePath<Action, ChildAction>,
    running child: ResolvedChild<Child, ChildAction>
  ) where R.State == Child {
    statePath = `operator`.state
    isOfCaseReducer = `operator`.isOfCaseReducer
    let (indexer, callSite) = (`operator`.caseIndexer, `operator`.callSite)
    super.init(\.self, path, indexer, running: child, at: callSite, stateCase: `operator`.stateCase)
  }

  @inlinable
  func makeEmbedding() -> Embedding<ChildAction, Action> { Embedding(path.embed) }

  @inlinable
  func call(at action: UnsafePointer<Action>) -> ChildAction? { path.extract(at: action) }

  @inlinable
  func withChild<Result>(_: Void, of state: inout State, _ body: (inout Child) -> Result) -> Result? {
    statePath.modify(&state, body)
  }

  @inlinable
  func reportMissing(_: Void, _ action: UnsafePointer<Action>, _ state: UnsafeMutablePointer<State>) {
    callSite?.reportWrongCase(action.pointee, state.pointee, Child.self, isOfCaseReducer: isOfCaseReducer)
  }

  @inlinable
  func identity(_: Void, of child: inout Child) -> AnyHashable? { childIdentity(at: &child) }

  @inlinable
  func reconcile(
    _ state: inout State,
    _ reconciliation: _Reconciliation,
    ofChild reconcile: ((inout Child, _Reconciliation) -> Void)?
  ) {
    // A copy of the payload, which is only read: copies of the parent may share the state.
    var child = statePath.extract(state)
    guard let operatorID else { return }
    reconciliation.visitChild(of: &child, operatorID, identity: childIdentity, reconcile: reconcile)
  }
}

extension CallSite {
  @usableFromInline
  func reportWrongCase<State, Action>(_ action: Action, _ state: State, _ child: Any.Type, isOfCaseReducer: Bool) {
    report(
      isOfCaseReducer
        ? CoreMessages.wrongFeature(action, state: state, child: child)
        : CoreMessages.wrongCase(action, state: state, child: child)
    )
  }
}

extension Reducer {
  /// Runs a child on the payload of one case of an enum state, then this reducer.
  ///
  /// A child action in another case is reported and skips the child. When the state leaves the case, the effects of the
  /// child are cancelled.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  /// ```
  @inlinable
  @warn_unqualified_access
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where State: CasePathable, Action: CasePathable {
    _Joined(
      IfCaseLet(state, action: action, then: child, fileID: fileID, filePath: filePath, line: line, column: column),
      around: self
    )
  }
}
