public import HeadgateCasePathsRuntime

/// Runs a child on a part of the state that is always present, for one case of the action.
///
/// A scope has no effect owner of its own: the same id in the child and in the parent refers to the same effects.
///
/// ```swift
/// Scope(state: \.settings, action: \.settings) { Settings() }
/// ```
public struct Scope<State, Action, Child: Reducer>: Reducer {
  @usableFromInline let state: WritableKeyPath<State, Child.State>
  @usableFromInline let action: CaseKeyPath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?

  /// Creates a reducer that runs a child on a property of the state.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    self.state = state
    self.action = action
    self.child = child()
    caseIndexer = .byCase
  }

  /// Creates a reducer that runs a child on a property of the state.
  @inlinable
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, Action: CasePathable {
    self.init(state: state, action: action, child: child)
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

extension Scope: _ChildOperator {
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
    let access = StateAccess(state)
    let watch = ReplacementWatch<Child.State>()
    let embedded = child._resolve(context, embedding: path.embed)
    let reduce = embedded.body
    let reconciler = embedded.reconciler
    return _ResolvedReducer(
      caseIndex: path.caseIndex,
      caseIndexer: caseIndexer,
      reduction: _Reduction { state, action in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard var childAction = path.extract(at: action) else { return .none }
        var isReplaced = false
        access.willModify(state)
        let effect = access.withChild(of: state) { child in
          let before = watch.identity(of: &child.pointee)
          let effect = reduce(child, &childAction)
          isReplaced = watch.isReplaced(&child.pointee, since: before)
          return effect
        }
        if isReplaced { access.didReplace(state) }
        return effect
      },
      reconcile: reconciler.mayReconcile
        ? { state, reconciliation in
          guard let reconcile = reconciler.reconciliation else { return }
          access.lookAtChild(of: &state) { child in reconcile(&child, reconciliation) }
        } : nil
    )
  }
}
