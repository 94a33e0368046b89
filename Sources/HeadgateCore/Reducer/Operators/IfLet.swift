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
public struct IfLet<State, Action, ChildOptional: OptionalChild, Child: Reducer>: Reducer
where ChildOptional.Child == Child.State {
  @usableFromInline let state: WritableKeyPath<State, ChildOptional>
  @usableFromInline let action: CaseKeyPath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let caseIndexer: _ResolvedReducer<State, Action>.CaseIndexer?
  @usableFromInline let callSite: CallSite

  /// Creates a reducer that runs a child while its state is present.
  @inlinable
  public init<ChildAction>(
    _ state: WritableKeyPath<State, ChildOptional>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildOptional.Child, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildAction == Child.Action, Action: CasePathable {
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
    if let presentation = Presentation(Child.State.self, Child.Action.self) {
      return resolvePresented(context, presentation)
    }
    return child._resolve(context, in: self, at: _ChildPath(AnyCasePath(action), of: child))
  }

  public typealias Body = Never
}

extension IfLet: _ChildOperator {
  /// The state of the child.
  public typealias ChildState = ChildOptional.Child

  /// Internal to the library.
  // Resolves the operator with a child at a path.
  @inlinable
  public func _resolved<R: Reducer>(
    of child: R,
    at path: _ChildPath<Action, R>,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action> where R.State == ChildOptional.Child {
    let path = path.path
    let access = StateAccess(state)
    let watch = ReplacementWatch<Child.State>()
    let embedded = child._resolve(context, embedding: path.embed)
    let reduce = embedded.body
    let reconciler = embedded.reconciler
    let identity = ChildIdentity<Child.State>()
    let callSite = callSite
    let operatorID = OperatorID(path: state, caseIndex: path.caseIndex, callSite: callSite)
    return _ResolvedReducer(
      caseIndex: path.caseIndex,
      caseIndexer: caseIndexer,
      reduction: _Reduction { state, action in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard var childAction = path.extract(at: action) else { return .none }
        var isReplaced = false
        access.willModify(state)
        let effect = access.withChild(of: state) { optionalChild in
          optionalChild.pointee._withChild { child in
            let before = watch.identity(of: &child)
            let effect = reduce(&child, &childAction)
            isReplaced = watch.isReplaced(&child, since: before)
            return effect.owned(EffectOwnerComponent(operatorID, identity: identity(at: &child)))
          }
        }
        if isReplaced { access.didReplace(state) }
        guard let effect else {
          callSite.report(CoreMessages.missingChild(action.pointee, state: State.self, child: Child.State.self))
          return .none
        }
        return effect
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: operatorID) else { return }
        access.lookAtChild(of: &state) { optionalChild in
          reconciliation.visitChild(
            of: &optionalChild,
            operatorID,
            identity: identity,
            reconcile: reconciler.reconciliation
          )
        }
      }
    )
  }
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
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildOptional.Child, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Action: CasePathable {
    _Around(
      IfLet(
        state,
        action: action,
        then: child,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      self
    )
  }
}
