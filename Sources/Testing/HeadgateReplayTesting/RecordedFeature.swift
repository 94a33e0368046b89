internal import HeadgateCore
internal import HeadgateDependenciesRuntime

/// A feature whose effects are dropped, because the recording has what they sent.
///
/// It is resolved once, as in a store: a dependency that its body or a child's initializer asks gets no answer of an action.
struct RecordedFeature<State, Action>: Reducer {
  let feature: Reduce<State, Action>
  let answers: RecordedAnswers

  func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    // Without effects, most actions look as if no feature answered them.
    context.noteUnknownChildren(of: Action.self)
    let resolved = BesideReductions.run { feature._resolve(context) }
    return _ResolvedReducer(
      .calling { [answers, reduction = resolved.sealed()] state, action in
        _ = reduction(&state, action)
        answers.end()
        return .none
      },
      reconcile: resolved.sealedReconcile()
    )
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _ = feature.reduce(into: &state, action: action)
    answers.end()
    return .none
  }

  typealias Body = Never
}
