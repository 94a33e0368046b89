internal import HeadgateSupport

extension _ResolvedReducer {
  /// Creates a resolved reducer for a reducer that implements `reduce(into:action:)`.
  ///
  /// Such a reducer can call other reducers directly. These calls are recorded, so that their children are reconciled. If
  /// this reducer is itself part of a direct call, the outer caller records its calls, because this resolved reducer exists
  /// for one call only.
  @inlinable
  init<R: Reducer>(custom reducer: R, _ context: _ResolutionContext) where R.State == State, R.Action == Action {
    if let call = context.call {
      call.note(R.self)
      self.init(_Reduction { state, action in reducer.reduce(into: &state.pointee, action: action.pointee) })
      return
    }
    context.features?.noteUnknownChildren(of: R.Action.self)
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

/// The reducers that a custom reducer has called directly.
///
/// A custom reducer can call different reducers for each action. Every reducer that was called once is reconciled from then
/// on. A later call replaces an earlier call with the same component types and the same action cases.
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
    // A reducer on another state, such as a row that a reducer calls directly, is not recorded. The parent of that state
    // owns its effects.
    guard let calls = ReductionFrame.current?.pointee.directCalls?.takeUnretainedValue() as? _DirectCalls<State>
    else { return }
    calls.latest.append(Call(reducers: call.reducers, tags: tags, reconcile: reconcile))
  }
}
