/// Composes reducers from statements: they run from top to bottom on one state, and their effects are merged.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Header()
///   if isLogging { Log() }
/// }
/// ```
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A reducer that stands as a statement.
  // The second parameter keeps an `any Reducer` from being opened for this one, which would be `any` again. And the other one is not
  // preferred: reducers of known types would go through existentials, and no operator be specialized.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R, _ type: R.Type = R.self) -> R {
    reducer
  }

  /// A reducer whose type is not known, such as one of an array of `any Reducer`.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ reducer: any Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// No statements: a reducer that does nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// The first statement.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// The statements so far and the next one, which runs behind them.
  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First,
    next: Next
  ) -> _Following<Next> {
    _Following(next, accumulated)
  }

  /// The branch of an `if` whose condition holds, or a case of a `switch`.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> _Either<First, Second> {
    .first(reducer)
  }

  /// The branch of an `else`, or a later case of a `switch`.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> _Either<First, Second> {
    .second(reducer)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? {
    reducer
  }

  /// The rounds of a `for`, one after the other.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _Each<R> {
    _Each(reducers)
  }

  /// What stands in an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// The reducer of the whole body.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}

/// One of two reducers, decided when the body is evaluated.
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

/// Reducers of one type, one after the other.
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
