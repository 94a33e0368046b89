public import HeadgateDependenciesRuntime

/// Runs a reducer, and all that comes of it, with changed dependencies.
///
/// ```swift
/// Counter().dependency(\.continuousClock, ImmediateClock())
/// ```
public struct _DependencyReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let transform: (inout DependencyValues) -> Void
  @usableFromInline let overlay: DependencyOverlay

  @inlinable
  init(base: Base, transform: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.transform = transform
    overlay = DependencyOverlay(transform)
  }

  /// Runs the reducer with the changed dependencies.
  ///
  /// ```swift
  /// let effect = reducer.reduce(into: &state, action: .incrementButtonTapped)
  /// ```
  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _reduceDirectly(into: &state, action: action)
  }

  /// The node of the reducer, behind the changed dependencies; asked once for each store.
  ///
  /// ```swift
  /// let node = reducer._resolve(context)
  /// ```
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, Base.Action> {
    let overlay = overlay
    let resolved = overlay.whileInForce(overlay.values) { base._resolve(context) }
    let reduce = resolved.sealed()
    return _ResolvedReducer(
      _Reduction { state, action in
        let values = overlay.values
        let effect = overlay.whileInForce(values) { reduce.body(state, action) }
        guard let tree = effect.tree else { return .none }
        return Effect(.dependencies(values.storage, tree))
      },
      reconcile: resolved.sealedReconcile()
    )
  }

  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: _DependencyReducer<Counter>.Body.Type = Never.self
  /// ```
  public typealias Body = Never
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
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets a dependency that is its own key.
  ///
  /// ```swift
  /// Users().dependency(UserClient.mock)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> _DependencyReducer<Self>
  where Value.Value == Value {
    _DependencyReducer(base: self) { $0[Value.self] = value }
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
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

// One value around the feature, however many are set: a gate knows the feature by it.
extension _DependencyReducer {
  /// Sets one more dependency; what was set before is nearer to the reducer and wins.
  ///
  /// ```swift
  /// Counter().dependency(\.continuousClock, ImmediateClock()).dependency(\.uuid, .incrementing)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    around { $0[keyPath: keyPath] = value }
  }

  /// Sets one more dependency that is its own key.
  ///
  /// ```swift
  /// Users().dependency(UserClient.mock).dependency(MailClient.mock)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self where Value.Value == Value {
    around { $0[Value.self] = value }
  }

  /// Changes one more dependency; what was changed before is nearer to the reducer and comes after it.
  ///
  /// ```swift
  /// Users().dependency(\.uuid, .incrementing).transformDependency(\.users) { $0.load = { [] } }
  /// ```
  @inlinable
  @warn_unqualified_access
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> Self {
    around { transform(&$0[keyPath: keyPath]) }
  }

  @inlinable
  func around(_ outer: @escaping (inout DependencyValues) -> Void) -> Self {
    let inner = transform
    return Self(base: base) {
      outer(&$0)
      inner(&$0)
    }
  }
}
