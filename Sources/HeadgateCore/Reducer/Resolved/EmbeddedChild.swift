/// A child's reducer as an operator runs it: on the child's state and actions, with effects of the parent's actions.
///
/// A child in a wrapping (a gate, the actions about a presentation) puts what its effects send into the wrapping and into the
/// parent's case in one step.
public struct _EmbeddedChild<State, Action, ParentAction> {
  @usableFromInline typealias Body = (UnsafeMutablePointer<State>, UnsafePointer<Action>) -> Effect<ParentAction>

  @usableFromInline let body: Body
  @usableFromInline let reconciler: ChildReconciler<State>
  /// What the body is made of, for a wrapping around it: it calls this itself and not by one more function. Nil for a wrapping.
  @usableFromInline let ownParts: (reduce: _Reduction<State, Action>, embedding: Embedding<Action, ParentAction>)?

  @inlinable
  init<R: Reducer<State, Action>>(
    _ reducer: R,
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (Action) -> ParentAction
  ) {
    let resolved = ResolvedChild(reducer, context)
    let reduce = resolved.reduce
    let embedding = Embedding(embed)
    body = { state, action in
      let effect = reduce.body(state, action)
      return effect.isNone ? .none : effect.embedded(embedding)
    }
    reconciler = resolved
    ownParts = (reduce, embedding)
  }

  @inlinable
  init(_ reconciler: ChildReconciler<State>, _ body: @escaping Body) {
    self.body = body
    self.reconciler = reconciler
    ownParts = nil
  }

  /// The child in a wrapping.
  @inlinable
  func wrapped<Wrapping: ActionWrapping>(
    in _: Wrapping.Type
  ) -> _EmbeddedChild<State, Wrapping.Outer, ParentAction> where Wrapping.Inner == Action {
    guard let (reduce, embedding) = ownParts else {
      return _EmbeddedChild<State, Wrapping.Outer, ParentAction>(reconciler) { [body] state, outer in
        // A variable here and below, whose address is taken as it is; a constant would be copied once more.
        guard var action = Wrapping.inner(of: outer.pointee) else { return .none }
        return body(state, &action)
      }
    }
    return _EmbeddedChild<State, Wrapping.Outer, ParentAction>(reconciler) { state, outer in
      guard var action = Wrapping.inner(of: outer.pointee) else { return .none }
      let effect = reduce.body(state, &action)
      return effect.isNone ? .none : effect.embedded(embedding)
    }
  }
}

extension Reducer {
  /// This reducer for an operator that puts its actions into those of the parent.
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (Action) -> ParentAction
  ) -> _EmbeddedChild<State, Action, ParentAction> {
    _EmbeddedChild(self, context, embedding: embed)
  }

  /// This reducer in a wrapping, for an operator that puts the wrapping into the actions of the parent.
  @inlinable
  func _resolve<Wrapping: ActionWrapping, ParentAction>(
    _ context: _ResolutionContext,
    in wrapping: Wrapping.Type,
    embedding embed: @escaping @Sendable (Wrapping.Outer) -> ParentAction
  ) -> _EmbeddedChild<State, Wrapping.Outer, ParentAction> where Wrapping.Inner == Action {
    _resolve(context, embedding: wrapping.entering(embed)).wrapped(in: wrapping)
  }
}

extension _EmbeddedChild where ParentAction == Action {
  /// The node of a reducer in a wrapping that stands elsewhere than alone in an operator.
  @inlinable
  var resolved: _ResolvedReducer<State, Action> {
    _ResolvedReducer(_Reduction(body), reconcile: reconciler.forwarding)
  }
}

@inlinable
func unchanged<Action>(_ action: Action) -> Action { action }
