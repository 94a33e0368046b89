/// Internal to the library.
// A child's reducer for an operator. It takes the child's state and actions, and returns effects with the parent's actions.
// For a child in a wrapping (a gate, a presentation action), the actions of effects are wrapped and embedded in one step.
public struct _EmbeddedChild<State, Action, ParentAction> {
  @usableFromInline typealias Body = (UnsafeMutablePointer<State>, UnsafePointer<Action>) -> Effect<ParentAction>

  @usableFromInline let body: Body
  @usableFromInline let reconciler: ChildReconciler<State>
  /// The components of the body. A wrapping calls them directly and saves one function call. Nil for a wrapped child.
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

  /// Returns the child in a wrapping.
  @inlinable
  func wrapped<Wrapping: ActionWrapping>(
    in _: Wrapping.Type
  ) -> _EmbeddedChild<State, Wrapping.Outer, ParentAction> where Wrapping.Inner == Action {
    guard let (reduce, embedding) = ownParts else {
      return _EmbeddedChild<State, Wrapping.Outer, ParentAction>(reconciler) { [body] state, outer in
        // A variable here and below, whose address is passed without a copy. A constant would be copied once more.
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
  /// Internal to the library.
  // Resolves this reducer for an operator that embeds its actions in a parent's actions.
  @inlinable
  public func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (Action) -> ParentAction
  ) -> _EmbeddedChild<State, Action, ParentAction> {
    _EmbeddedChild(self, context, embedding: embed)
  }

  /// Resolves this reducer in a wrapping, for an operator that embeds the wrapping in a parent's actions.
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
  /// The resolved reducer of a wrapped child that is not the only child of an operator.
  @inlinable
  var resolved: _ResolvedReducer<State, Action> {
    _ResolvedReducer(_Reduction(body), reconcile: reconciler.forwarding)
  }
}

@inlinable
func unchanged<Action>(_ action: Action) -> Action { action }
