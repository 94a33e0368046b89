internal import HeadgateCasePathsRuntime
public import HeadgateCore

/// Runs a reducer on a part of the state.
///
/// ```swift
/// combine { embed(\.user, userReducer) }
/// ```
public func embed<State, Part>(
  _ part: any WritableKeyPath<State, Part> & Sendable,
  _ reducer: @escaping Reducer<Part>
) -> CombinedReducer<State> {
  embed(part, CombinedReducer(reducer))
}

/// Runs a reducer with side effects on a part of the state.
///
/// Its cancellation IDs belong to the whole store: with the same ID, a reducer on one part cancels the side effect of
/// another part.
///
/// ```swift
/// combine { embed(\.user, loading) }
/// ```
@_disfavoredOverload
public func embed<State, Part>(
  _ part: any WritableKeyPath<State, Part> & Sendable,
  _ reducer: @escaping SideEffectReducer<Part>
) -> CombinedReducer<State> {
  embed(part, CombinedReducer(reducer))
}

/// Runs combined reducers on a part of the state.
///
/// ```swift
/// combine { embed(\.session, sessionReducer) }
/// ```
public func embed<State, Part>(
  _ part: any WritableKeyPath<State, Part> & Sendable,
  _ reducer: CombinedReducer<Part>
) -> CombinedReducer<State> {
  route(part, by: EveryAction.self) { reducer }
}

/// Runs a feature with an enum of actions on a part of the state.
///
/// The feature's action conforms to ``Action``. The feature receives every dispatched action of that type. When two parts of
/// the state use the same feature, both receive each action. Use ``embed(_:action:_:)`` to give each part its own actions.
///
/// ```swift
/// extension Counter.Action: Action {}
/// let appReducer = combine { embed(\.counter) { Counter() } }
/// ```
public func embed<State, Feature: HeadgateCore.Reducer & SendableMetatype>(
  _ part: any WritableKeyPath<State, Feature.State> & Sendable,
  _ feature: @escaping @Sendable () -> Feature
) -> CombinedReducer<State> where Feature.Action: Action {
  route(part, by: ActionsOfType<Feature.Action>.self, feature)
}

/// Runs a feature with an enum of actions on a part of the state. Its actions are wrapped in an envelope.
///
/// ```swift
/// combine {
///   embed(\.left, action: LeftCounter.self) { Counter() }
///   embed(\.right, action: RightCounter.self) { Counter() }
/// }
/// ```
public func embed<State, Feature: HeadgateCore.Reducer & SendableMetatype, Enveloped: ActionEnvelope<Feature.Action>>(
  _ part: any WritableKeyPath<State, Feature.State> & Sendable,
  action envelope: Enveloped.Type,
  _ feature: @escaping @Sendable () -> Feature
) -> CombinedReducer<State> {
  route(part, by: EnvelopedActions<Enveloped>.self, feature)
}

private func route<State, Child: HeadgateCore.Reducer & SendableMetatype, Route: ActionRoute>(
  _ part: any WritableKeyPath<State, Child.State> & Sendable,
  by _: Route.Type,
  _ child: @escaping @Sendable () -> Child
) -> CombinedReducer<State> where Route.Content == Child.Action {
  CombinedReducer(parts: [
    { context in
      let scope = Scope<State, RoutedAction<Route>, Child>(state: part, action: \.content) { child() }
      let node = scope._resolve(context)
      let reduction = node.sealed()
      return _ResolvedReducer(
        .calling { state, action in reduction(&state, RoutedAction<Route>(action: action)).map(\.action) },
        reconcile: node.sealedReconcile()
      )
    }
  ])
}
