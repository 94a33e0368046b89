internal import HeadgateSupport

extension _ReducerNode {
  /// A node for a reducer that implements `reduce(into:action:)` itself.
  ///
  /// Such a reducer may call others directly. What they resolve to is noted while it runs, so that the children inside are
  /// looked after like any others.
  @inlinable
  init<R: Reducer>(custom reducer: R) where R.State == State, R.Action == Action {
    let calls = _DirectCalls<State>()
    self.init(
      reduce: { state, action in
        calls.noting { reducer.reduce(into: &state, action: action) }
      },
      reconcile: { state, reconciliation in
        for reconcile in calls.reconciles { reconcile(&state, reconciliation) }
      }
    )
  }
}

extension Reducer {
  /// Resolves this reducer and runs it once.
  @inlinable
  package func _reduceDirectly(into state: inout State, action: Action) -> Effect<Action> {
    let node = _resolve(_ResolutionContext())
    if let reconcile = node.sealedReconcile() { _DirectCalls<State>.note(reconcile) }
    return node.sealed()(&state, action)
  }
}

/// What a reducer of the user's own called directly, at its last run.
@usableFromInline
final class _DirectCalls<State> {
  @usableFromInline
  var reconciles: [(inout State, _Reconciliation) -> Void] = []

  @usableFromInline
  init() {}

  @usableFromInline
  func noting<Result>(_ body: () -> Result) -> Result {
    guard let frame = ReductionFrame.current else { return body() }
    let outer = frame.pointee.directCalls
    reconciles.removeAll(keepingCapacity: true)
    frame.pointee.directCalls = Unmanaged.passUnretained(self)
    defer { frame.pointee.directCalls = outer }
    return body()
  }

  @usableFromInline
  static func note(_ reconcile: @escaping (inout State, _Reconciliation) -> Void) {
    // A reducer on another state (a row called by hand, say) has no place here: its parent decides over its effects.
    guard let calls = ReductionFrame.current?.pointee.directCalls?.takeUnretainedValue() as? _DirectCalls<State>
    else { return }
    calls.reconciles.append(reconcile)
  }
}
