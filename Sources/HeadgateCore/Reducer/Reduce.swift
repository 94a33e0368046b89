/// A reducer from a closure, or from another reducer whose type is to be hidden.
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
  /// Set for a reducer whose type is hidden.
  @usableFromInline let resolve: ((_ResolutionContext) -> _ResolvedReducer<State, Action>)?

  /// Makes a reducer from a closure that changes the state and returns the effect of the action.
  ///
  /// ```swift
  /// let counter = Reduce<Int, Int> { state, step in
  ///   state += step
  ///   return .none
  /// }
  /// ```
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    reduction = _Reduction.calling(reduce)
    resolve = nil
  }

  /// Makes a reducer that does what another does.
  ///
  /// ```swift
  /// let erased = Reduce(Counter())
  /// ```
  // `any` and not `some`: beside a generic parameter, mistakes in a closure are told as those of a reducer that it is not.
  public init(_ reducer: any Reducer<State, Action>) {
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
