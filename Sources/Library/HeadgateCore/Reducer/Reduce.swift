/// A reducer from a closure, or a reducer with an erased type.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .incrementButtonTapped:
///     state.count += 1
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let reduction: _Reduction<State, Action>
  /// Set for a reducer with an erased type.
  @usableFromInline let resolve: ((_ResolutionContext) -> _ResolvedReducer<State, Action>)?

  /// Creates a reducer from a closure that changes the state and returns the effect of the action.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    reduction = _Reduction.calling(reduce)
    resolve = nil
  }

  /// Creates a reducer that runs another reducer and erases its type. Without an argument, it does nothing.
  ///
  /// ```swift
  /// let erased = Reduce(Counter())
  /// ```
  // The default value exists for the compiler's messages. A trailing closure skips a parameter that has a default value and
  // is no function, so this initializer is not considered for closures. Otherwise the compiler would report a wrong pattern
  // inside of a closure as a mistake of this parameter, at the line of `Reduce`. `any` and not `some` for the same reason.
  public init(_ reducer: any Reducer<State, Action> = EmptyReducer<State, Action>()) {
    self.init(erasing: reducer)
  }

  private init(erasing reducer: some Reducer<State, Action>) {
    reduction = _Reduction { state, action in reducer.reduce(into: &state.pointee, action: action.pointee) }
    resolve = { context in reducer._resolve(context) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduction(&state, action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    resolve?(context) ?? _ResolvedReducer(reduction)
  }

  public typealias Body = Never
}
