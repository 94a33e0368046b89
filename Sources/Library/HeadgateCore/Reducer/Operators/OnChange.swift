/// Runs a reducer and checks whether it changed a value.
@usableFromInline
struct ChangeObservingReducer<Base: Reducer, Value: Equatable>: _ResolvingReducer {
  @usableFromInline let base: Base
  @usableFromInline let value: (Base.State) -> Value
  @usableFromInline let then:
    (_ old: Value, _ new: Value, _ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action>

  @inlinable
  init(
    base: Base,
    value: @escaping (Base.State) -> Value,
    then: @escaping (Value, Value, inout Base.State, Base.Action) -> Effect<Base.Action>
  ) {
    self.base = base
    self.value = value
    self.then = then
  }

  @inlinable
  func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, Base.Action> {
    let resolved = base._resolve(context)
    let reduce = resolved.sealed()
    let value = value
    let then = then
    return _ResolvedReducer(
      _Reduction { state, action in
        let old = value(state.pointee)
        let effect = reduce.body(state, action)
        let new = value(state.pointee)
        guard old != new else { return effect }
        return effect.merge(with: then(old, new, &state.pointee, action.pointee))
      },
      reconcile: resolved.sealedReconcile()
    )
  }
}

extension Reducer {
  /// Runs a closure after this reducer when an action has changed a value.
  ///
  /// The value is read before and after each action, so it should be small.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .onChange(of: \.query) { old, state in
  ///     state.isSearching = !state.query.isEmpty
  ///     return .none
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - value: Returns the value to compare.
  ///   - perform: Receives the value before the action and the state after it, and returns an effect.
  @inlinable
  @warn_unqualified_access
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ perform: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    ChangeObservingReducer(base: self, value: value) { old, _, state, _ in perform(old, &state) }
  }

  /// Runs further reducers after this reducer when an action has changed a value.
  ///
  /// The closure is evaluated for each change.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .onChange(of: \.query) { old, new in
  ///     Reduce { state, action in .send(.queryChanged(new)) }
  ///   }
  /// ```
  @inlinable
  @_disfavoredOverload
  @warn_unqualified_access
  public func onChange<Value: Equatable, Content: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ content: @escaping (_ oldValue: Value, _ newValue: Value) -> Content
  ) -> some Reducer<State, Action> {
    ChangeObservingReducer(base: self, value: value) { old, new, state, action in
      content(old, new).reduce(into: &state, action: action)
    }
  }
}
