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
public struct IfCaseLet<State: CasePathable, Action, Child: Reducer>: Reducer {
  @usableFromInline let state: CaseKeyPath<State, Child.State>
  @usableFromInline let action: CaseKeyPath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?
  @usableFromInline let callSite: CallSite
  /// Whether it belongs to a case of an enum reducer, where the author wrote no operator.
  @usableFromInline var isOfCaseReducer = false

  /// Creates a reducer that runs a child while the state is in a case.
  @inlinable
  public init<ChildState, ChildAction>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    self.state = state
    self.action = action
    self.child = child()
    caseIndexer = .byCase
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    child._resolve(context, in: self, at: _ChildPath(AnyCasePath(action), of: child))
  }

  public typealias Body = Never
}

extension IfCaseLet: _ChildOperator {
  /// The state of the child.
  public typealias ChildState = Child.State

  /// Internal to the library.
  // Resolves the operator with a child at a path.
  @inlinable
  public func _resolved<R: Reducer>(
    of child: R,
    at path: _ChildPath<Action, R>,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action> where R.State == Child.State {
    let path = path.path
    let watch = ReplacementWatch<Child.State>()
    let statePath = AnyCasePath(state)
    let embedded = child._resolve(context, embedding: path.embed)
    let reduce = embedded.body
    let reconciler = embedded.reconciler
    let identity = ChildIdentity<Child.State>()
    let callSite = callSite
    let operatorID = OperatorID(path: state, caseIndex: path.caseIndex, callSite: callSite)
    let isOfCaseReducer = isOfCaseReducer
    return _ResolvedReducer(
      caseIndex: path.caseIndex,
      caseIndexer: caseIndexer,
      reduction: _Reduction { state, action in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard var childAction = path.extract(at: action) else { return .none }
        let effect = statePath.modify(&state.pointee) { child in
          let before = watch.identity(of: &child)
          let effect = reduce(&child, &childAction)
          // An enum has no observed properties to notify. The call records the structural change.
          _ = watch.isReplaced(&child, since: before)
          return effect.owned(EffectOwnerComponent(operatorID, identity: identity(at: &child)))
        }
        guard let effect else {
          callSite.reportWrongCase(action.pointee, state.pointee, Child.State.self, isOfCaseReducer: isOfCaseReducer)
          return .none
        }
        return effect
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: operatorID) else { return }
        // A copy of the payload, which is only read: copies of the parent may share the state.
        guard var child = statePath.extract(state) else {
          return reconciliation.visit(operatorID, identity: nil, isPresent: false)
        }
        let identity = identity(at: &child)
        reconciliation.visit(operatorID, identity: identity, isPresent: true)
        if let reconcile = reconciler.reconciliation {
          reconciliation.descend(operatorID, identity: identity) { reconcile(&child, $0) }
        }
      }
    )
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
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where State: CasePathable, Action: CasePathable {
    _Around(
      IfCaseLet(state, action: action, then: child, fileID: fileID, filePath: filePath, line: line, column: column),
      self
    )
  }
}
