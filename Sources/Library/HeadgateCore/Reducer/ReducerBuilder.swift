/// Composes reducers from statements. They run from top to bottom on one state, and their effects are merged.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Header()
///   if isLogging { Log() }
/// }
/// ```
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A single reducer.
  // The second parameter prevents implicit opening of an `any Reducer` argument. This overload is preferred, so that
  // concrete reducers are not stored in existentials and operators are specialized.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R, _ type: R.Type = R.self) -> R {
    reducer
  }

  /// A reducer without a concrete type, such as an element of an array of `any Reducer`.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ reducer: any Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// A reducer that does nothing, for a body without statements.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// The first statement.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// The previous statements, followed by the next one.
  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First,
    next: Next
  ) -> _Joined<Next> {
    _Joined(next, after: accumulated)
  }

  /// The reducer of an `if` branch or of a `switch` case.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> _Either<First, Second> {
    .first(reducer)
  }

  /// The reducer of an `else` branch or of a later `switch` case.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> _Either<First, Second> {
    .second(reducer)
  }

  /// The reducer of an `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? {
    reducer
  }

  /// The reducers of all iterations of a `for` loop, in order.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _Each<R> {
    _Each(reducers)
  }

  /// The reducer inside an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> {
    Reduce(reducer)
  }
}

/// Internal to the library.
// One of two reducers, chosen when the body is evaluated.
public enum _Either<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  case first(First)
  case second(Second)

  @inlinable
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<First.State, First.Action> {
    switch self {
    case .first(let reducer): reducer._resolve(context)
    case .second(let reducer): reducer._resolve(context)
    }
  }

  public typealias Body = Never
}

/// Internal to the library.
// Reducers of one type, which run in order.
public struct _Each<Element: Reducer>: Reducer {
  @usableFromInline let reducers: [Element]

  @inlinable
  init(_ reducers: [Element]) {
    self.reducers = reducers
  }

  @inlinable
  public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
    var effect = Effect<Element.Action>.none
    for reducer in reducers { effect = effect.merge(with: reducer.reduce(into: &state, action: action)) }
    return effect
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Element.State, Element.Action> {
    reducers.reduce(_ResolvedReducer()) { $0.followed(by: $1._resolve(context)) }
  }

  public typealias Body = Never
}
