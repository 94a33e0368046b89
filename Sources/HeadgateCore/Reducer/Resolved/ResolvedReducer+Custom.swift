internal import HeadgateSupport

extension _ResolvedReducer {
  /// A node for a reducer that implements `reduce(into:action:)` itself.
  ///
  /// Such a reducer may call others directly. What they resolve to is noted while it runs, so that the children inside are
  /// looked after like any others. Where it is part of what is called directly itself, its calls are noted with the caller, which
  /// stays, and not with this node, which is made for one call.
  @inlinable
  init<R: Reducer>(custom reducer: R, _ context: _ResolutionContext) where R.State == State, R.Action == Action {
    if let call = context.call {
      call.note(R.self)
      self.init(_Reduction { state, action in reducer.reduce(into: &state.pointee, action: action.pointee) })
      return
    }
    let calls = _DirectCalls<State>()
    self.init(
      _Reduction { state, action in
        calls.noting { reducer.reduce(into: &state.pointee, action: action.pointee) }
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
    let call = DirectCall()
    call.note(Self.self)
    let resolved = _resolve(_ResolutionContext(call: call))
    if let reconcile = resolved.sealedReconcile() {
      _DirectCalls<State>.note(call, tags: resolved.parts.map { $0.caseIndex }, reconcile)
    }
    return resolved.sealed()(&state, action)
  }
}

/// What a reducer of the user's own has called directly.
///
/// It need not call the same reducers at each action: what it has called once is looked after from then on. A later call of
/// the same reducer takes the place of the earlier one, as far as the types that it is composed of and the cases of the action tell them
/// apart.
@usableFromInline
final class _DirectCalls<State> {
  @usableFromInline
  typealias Reconcile = (inout State, _Reconciliation) -> Void

  private struct Call {
    var reducers: [ObjectIdentifier]
    var tags: [Int]
    var reconcile: Reconcile

    func isSame(as other: Call) -> Bool { reducers == other.reducers && tags == other.tags }
  }
  private var known: [Call] = []
  private var latest: [Call] = []

  @usableFromInline
  init() {}

  @usableFromInline
  var reconciles: [Reconcile] { known.map { $0.reconcile } }

  @usableFromInline
  func noting<Result>(_ body: () -> Result) -> Result {
    guard let frame = ReductionFrame.current else { return body() }
    let outer = frame.pointee.directCalls
    frame.pointee.directCalls = Unmanaged.passUnretained(self)
    defer {
      frame.pointee.directCalls = outer
      keepLatest()
    }
    return body()
  }

  private func keepLatest() {
    guard !latest.isEmpty else { return }
    known.removeAll { call in latest.contains { $0.isSame(as: call) } }
    known += latest
    latest.removeAll(keepingCapacity: true)
  }

  @usableFromInline
  static func note(_ call: DirectCall, tags: [Int], _ reconcile: @escaping Reconcile) {
    // A reducer on another state (a row called by hand, say) has no place here: its parent decides over its effects.
    guard let calls = ReductionFrame.current?.pointee.directCalls?.takeUnretainedValue() as? _DirectCalls<State>
    else { return }
    calls.latest.append(Call(reducers: call.reducers, tags: tags, reconcile: reconcile))
  }
}
