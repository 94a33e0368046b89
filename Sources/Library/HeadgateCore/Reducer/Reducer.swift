/// A feature: a function that changes the state for each action and returns the effect of the action.
///
/// Write a `body` composed of other reducers, or implement ``reduce(into:action:)``. A store evaluates the body once, when
/// it resolves the feature. It does not evaluate the body for each action, so conditions in a body are evaluated once.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action>: _ReducerMacro {
  /// The state of the feature.
  associatedtype State
  /// The actions of the feature.
  associatedtype Action
  /// The type of the body; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state for an action and returns the effect of the action.
  ///
  /// You can call it directly, for example in a unit test. A store does not call it for features with a body.
  ///
  /// ```swift
  /// var state = Counter.State()
  /// _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
  /// ```
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers of the feature, which run from top to bottom.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Scope(state: \.header, action: \.header) { Header() }
  ///   Reduce { state, action in .none }
  /// }
  /// ```
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Internal to the library.
  // Creates the resolved reducer that a store runs. Reducers of this library implement it. Other reducers use the default,
  // which calls `body` or `reduce(into:action:)`.
  func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action>

  /// Internal to the library.
  // Resolves an operator with this reducer as its child. Only a wrapped child implements it.
  func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator
  ) -> _ResolvedReducer<Operator.State, Operator.Action>
  where Operator.ChildState == State, Operator.ChildAction == Action
}

/// Internal to the library.
// The state and action types of a reducer. Its name appears in the compiler's error for a feature without `@Reducer`.
// Type aliases such as `ReducerOf` use only this protocol. Using `Reducer` would be circular: its actor isolation
// depends on the type of `body`, which contains the type alias.
public protocol _ReducerMacro<State, Action> {
  associatedtype State
  associatedtype Action
}

/// A reducer with the same state and actions as another reducer. `some ReducerOf<Self>` is the type of a `body`.
///
/// ```swift
/// var body: some ReducerOf<Self> { EmptyReducer() }
/// ```
public typealias ReducerOf<R: _ReducerMacro> = Reducer<R.State, R.Action>

extension Reducer {
  /// Unavailable. The message explains the fix: the feature has no initializer without arguments that can be called here.
  ///
  /// Without it, the compiler reports the initializer of ``CaseReducer``, which is about something else.
  @available(
    *,
    unavailable,
    message: """
      no initializer of this feature can be called without arguments here: write the arguments, as in 'F(x: …)', and in a case of an \
      enum reducer 'case name(F = F(x: …))' or 'case name(Gate<F> = Gate(F(x: …)))'; a type parameter 'F' conforms to a protocol of yours \
      that requires 'init()'
      """
  )
  public init() { fatalError() }
}

extension Reducer where Body == Never {
  /// Traps, because a reducer that implements ``reduce(into:action:)`` has no body.
  public var body: Body {
    fatalError(CoreMessages.noBody(Self.self))
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    _ResolvedReducer(custom: self, context)
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body once, for calls without a store.
  ///
  /// Each call resolves the body. A store resolves the body only once.
  ///
  /// ```swift
  /// _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
  /// ```
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  // Specialized for each feature but not inlined. Otherwise every feature would be compiled again inside its ancestors.
  @inlinable
  @inline(never)
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    context.call?.note(Self.self)
    return body._resolve(context)
  }
}
