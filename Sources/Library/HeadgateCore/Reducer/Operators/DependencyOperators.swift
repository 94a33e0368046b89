public import HeadgateDependenciesRuntime

/// Internal to the library.
// Runs a reducer and its effects with changed dependencies.
public struct _DependencyReducer<Base: Reducer>: _ResolvingReducer {
  @usableFromInline let base: Base
  @usableFromInline let transform: (inout DependencyValues) -> Void
  @usableFromInline let overlay: DependencyOverlay

  @inlinable
  init(base: Base, transform: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.transform = transform
    overlay = DependencyOverlay(transform)
  }

  /// Internal to the library.
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, Base.Action> {
    let overlay = overlay
    let resolved = overlay.values.whileInForce { base._resolve(context) }
    let reduce = resolved.sealed()
    return _ResolvedReducer(
      _Reduction { state, action in
        let values = overlay.values
        let effect = values.whileInForce { reduce.body(state, action) }
        guard let tree = effect.tree else { return .none }
        return Effect(.dependencies(values.storage, tree))
      },
      reconcile: resolved.sealedReconcile()
    )
  }
}

/// Applies the changes of an operator to the current dependency values, and caches the result.
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
  /// Sets a dependency for this reducer, its children, its effects, and the effects of the actions that they send.
  ///
  /// The innermost operator wins: `a.dependency(\.x, 1).dependency(\.x, 2)` runs `a` with 1.
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

  /// Sets a dependency whose type is its own key.
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

  /// Changes a dependency for this reducer, its children, its effects, and the effects of the actions that they send.
  ///
  /// The closure runs once for each set of surrounding dependency values, not for each action.
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

// Several operators become one reducer, because a gate accepts a feature with only one dependency reducer around it.
extension _DependencyReducer {
  /// Sets one more dependency. Dependencies that are set earlier in the chain win.
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

  /// Sets one more dependency whose type is its own key.
  ///
  /// ```swift
  /// Users().dependency(UserClient.mock).dependency(MailClient.mock)
  /// ```
  @inlinable
  @warn_unqualified_access
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self where Value.Value == Value {
    around { $0[Value.self] = value }
  }

  /// Changes one more dependency. Changes that are earlier in the chain run after this one.
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
