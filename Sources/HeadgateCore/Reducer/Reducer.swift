/// A feature: how its state changes with an action, and what effect the action has.
///
/// Write a `body` composed of other reducers, or implement ``reduce(into:action:)``. A store asks for the body once, when it
/// resolves the feature, and not at each action: a condition in a body is decided then.
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
public protocol Reducer<State, Action>: _ReducerTypes {
  /// What the feature knows.
  associatedtype State
  /// What can happen to it.
  associatedtype Action
  /// The reducers that it is composed of; `Never` for one that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state as an action demands and returns the effect of the action.
  ///
  /// May be called directly, in a unit test for instance. A store does not call it on features with a body.
  ///
  /// ```swift
  /// var state = Counter.State()
  /// _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
  /// ```
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is composed of, run from top to bottom.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Scope(state: \.header, action: \.header) { Header() }
  ///   Reduce { state, action in .none }
  /// }
  /// ```
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Turns the description into what a store runs. Reducers of this library implement it; others get it from `body` or
  /// ``reduce(into:action:)``.
  func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action>

  /// The same for an operator that puts the actions into those of a parent. Only reducers in a wrapping implement it.
  func _resolve<ParentAction>(
    _ context: _ResolutionContext,
    embedding embed: @escaping @Sendable (Action) -> ParentAction
  ) -> _EmbeddedChild<State, Action, ParentAction>

  /// The node of an operator that runs this reducer as its child. Only a child behind a gate implements it.
  func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator,
    at path: _ChildPath<Operator.Action, Self>
  ) -> _ResolvedReducer<Operator.State, Operator.Action> where Operator.ChildState == State

  /// The node of `forEach` with this reducer on its elements. Only a child behind a gate implements it.
  func _resolve<ParentState, ParentAction, Elements, ElementsAction>(
    _ context: _ResolutionContext,
    in operator: ForEachElement<ParentState, ParentAction, Elements, ElementsAction, Self>
  ) -> _ResolvedReducer<ParentState, ParentAction>
}

/// The state and the actions of a reducer, without what it does with them.
///
/// A typealias such as ``ReducerOf`` asks for these types only: whether a reducer belongs to the main actor is known from its `body`,
/// whose type the typealias is a part of.
public protocol _ReducerTypes<State, Action> {
  associatedtype State
  associatedtype Action
}

/// A reducer with the state and the actions of another: `some ReducerOf<Self>` is how a `body` is typed.
///
/// ```swift
/// var body: some ReducerOf<Self> { EmptyReducer() }
/// ```
public typealias ReducerOf<R: _ReducerTypes> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements ``reduce(into:action:)`` has no body; asking for it traps.
  ///
  /// ```swift
  /// struct Ignore: Reducer { func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none } }
  /// ```
  public var body: Body {
    fatalError(CoreMessages.noBody(Self.self))
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    _ResolvedReducer(custom: self, context)
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body once, for a call from outside a store or from a reducer of the user's own.
  ///
  /// Resolves the body at each call; a store does so once.
  ///
  /// ```swift
  /// _ = Counter().reduce(into: &state, action: .incrementButtonTapped)
  /// ```
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  // Specialized for each feature, and not inlined: a feature would otherwise be compiled again inside every feature above it.
  @inlinable
  @inline(never)
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    context.call?.note(Self.self)
    return body._resolve(context)
  }
}
