public import HeadgateDependencies

/// Runs a reducer, and all that comes of it, with changed dependencies.
@usableFromInline
struct DependencyReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let overlay: DependencyOverlay

  @inlinable
  init(base: Base, transform: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    overlay = DependencyOverlay(transform)
  }

  @inlinable
  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  func _resolve(_ context: _ResolutionContext) -> _ReducerNode<Base.State, Base.Action> {
    let overlay = overlay
    let node = overlay.whileInForce(overlay.values) { base._resolve(context) }
    let reduce = node.sealed()
    return _ReducerNode(
      _Reduction { state, action in
        let values = overlay.values
        let effect = overlay.whileInForce(values) { reduce.body(state, action) }
        guard let tree = effect.tree else { return .none }
        return Effect(.dependencies(values, tree))
      },
      reconcile: node.sealedReconcile()
    )
  }

  @usableFromInline typealias Body = Never
}

/// The values of an operator, laid over the values around it once for each of these.
@usableFromInline
final class DependencyOverlay {
  private let transform: (inout DependencyValues) -> Void
  private var around: DependencyValues?
  private var result = DependencyValues()

  @usableFromInline
  init(_ transform: @escaping (inout DependencyValues) -> Void) {
    self.transform = transform
  }

  @usableFromInline
  func whileInForce<Result>(_ values: DependencyValues, _ body: () -> Result) -> Result {
    values.whileInForce(body)
  }

  @usableFromInline
  var values: DependencyValues {
    let current = DependencyValues.current
    if let around, around.isIdentical(to: current) { return result }
    var values = current
    values.update(transform)
    around = current
    result = values
    return values
  }
}

extension Reducer {
  /// Sets a dependency for this reducer, its children, its effects, and the effects of what these send.
  ///
  /// The innermost setting wins: `a.dependency(\.x, 1).dependency(\.x, 2)` runs `a` with 1.
  ///
  /// ```swift
  /// Counter().dependency(\.continuousClock, ImmediateClock())
  /// ```
  @inlinable
  @warn_unqualified_access
  public func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets a dependency that is its own key.
  ///
  /// ```swift
  /// Users().dependency(UserClient.mock)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> some Reducer<State, Action>
  where Value.Value == Value {
    DependencyReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer, its children, its effects, and the effects of what these send.
  ///
  /// The closure runs once for the values that surround the reducer, not at each action.
  ///
  /// ```swift
  /// Users().transformDependency(\.users) { $0.load = { [] } }
  /// ```
  @inlinable
  @warn_unqualified_access
  public func transformDependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    transform: @escaping (inout Value) -> Void
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}
