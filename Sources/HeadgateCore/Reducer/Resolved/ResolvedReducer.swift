public import HeadgateCasePathsRuntime

/// A reducer as a store runs it: an ordered list of parts on one state.
///
/// Everything that stands at one level of a feature, as statements or as a chain of operators, becomes one flat list: a level
/// with fifty children is a table of fifty entries and not a chain of fifty calls. `@inlinable` throughout, so that the
/// module of the feature makes its own, specialized copies.
public struct _ResolvedReducer<State, Action> {
  /// Looks for places of effects whose child is gone; see ``_Reconciliation``.
  public typealias Reconcile = (inout State, _Reconciliation) -> Void

  @usableFromInline
  struct Part {
    /// The case of the action that this part is for; -1 for a part that sees every action.
    @usableFromInline let caseIndex: Int
    @usableFromInline let reduction: _Reduction<State, Action>
    @usableFromInline let reconcile: Reconcile?
    /// Set for a part that runs only when this is pending.
    @usableFromInline let end: PendingDismissal?

    @inlinable
    init(caseIndex: Int, reduction: _Reduction<State, Action>, reconcile: Reconcile?, end: PendingDismissal? = nil) {
      self.caseIndex = caseIndex
      self.reduction = reduction
      self.reconcile = reconcile
      self.end = end
    }
  }

  @usableFromInline
  var parts: [Part]
  /// What is to be done after all parts: a child that was dismissed goes when everybody has seen it.
  @usableFromInline
  var deferred: [Part] = []
  /// What tells the case of an action; set when a part has one.
  @usableFromInline
  let caseIndexer: CaseIndexer?

  @inlinable
  init(parts: [Part], caseIndexer: CaseIndexer?) {
    self.parts = parts
    self.caseIndexer = caseIndexer
  }

  /// A node of no parts.
  @inlinable
  init() {
    self.init(parts: [], caseIndexer: nil)
  }

  /// A node of one part that sees every action.
  @inlinable
  package init(_ reduction: _Reduction<State, Action>, reconcile: Reconcile? = nil) {
    self.init(parts: [Part(caseIndex: -1, reduction: reduction, reconcile: reconcile)], caseIndexer: nil)
  }

  /// A node of one part for one case of the action; the part does nothing for actions of other cases.
  @inlinable
  init(
    caseIndex: Int,
    caseIndexer: CaseIndexer?,
    reduction: _Reduction<State, Action>,
    reconcile: Reconcile?
  ) {
    self.init(
      parts: [Part(caseIndex: caseIndex, reduction: reduction, reconcile: reconcile)],
      caseIndexer: caseIndex < 0 ? nil : caseIndexer
    )
  }

  /// The parts of this node, then those of another.
  @inlinable
  package func followed(by other: Self) -> Self {
    var resolved = Self(parts: parts + other.parts, caseIndexer: caseIndexer ?? other.caseIndexer)
    if !deferred.isEmpty || !other.deferred.isEmpty { resolved.deferred = other.deferred + deferred }
    return resolved
  }

  /// The parts of this node, then all of another, then what this one closes with.
  @inlinable
  package func around(_ other: Self) -> Self {
    guard !deferred.isEmpty || !other.deferred.isEmpty else { return followed(by: other) }
    return Self(parts: parts + other.parts + other.deferred + deferred, caseIndexer: caseIndexer ?? other.caseIndexer)
  }

  /// A part for one case of the action, to be done after all others when it is pending.
  @inlinable
  mutating func close(caseIndex: Int, when end: PendingDismissal, _ reduction: _Reduction<State, Action>) {
    deferred.append(Part(caseIndex: caseIndex, reduction: reduction, reconcile: nil, end: end))
  }

  /// All parts as one function.
  @inlinable
  package func sealed() -> _Reduction<State, Action> {
    let parts = deferred.isEmpty ? parts : parts + deferred
    var last = -1
    var tagged = 0
    for part in parts where part.caseIndex >= 0 {
      tagged += 1
      last = max(last, part.caseIndex)
    }
    // A few parts look at the action themselves.
    guard tagged > 2, let caseIndexer else { return Self.sequence(parts[...]) }
    let others = Self.sequence(parts.filter { $0.caseIndex < 0 }[...])
    var table: ContiguousArray<_Reduction<State, Action>> = []
    for caseIndex in 0...last {
      let isOwn = parts.contains { $0.caseIndex == caseIndex }
      table.append(isOwn ? Self.sequence(parts.filter { $0.caseIndex < 0 || $0.caseIndex == caseIndex }[...]) : others)
    }
    return _Reduction { [table] state, action in
      let caseIndex = caseIndexer.body(action)
      return caseIndex >= 0 && caseIndex < table.count
        ? table[caseIndex].body(state, action) : others.body(state, action)
    }
  }

  @inlinable
  static func sequence(_ parts: ArraySlice<Part>) -> _Reduction<State, Action> {
    guard let last = parts.last else { return _Reduction { _, _ in .none } }
    if let end = last.end {
      let others = sequence(parts.dropLast())
      let reduction = last.reduction
      return _Reduction { state, action in
        let effect = others.body(state, action)
        return end.isPending ? effect.merge(with: reduction.body(state, action)) : effect
      }
    }
    let first = parts[parts.startIndex].reduction
    if parts.count == 1 { return first }
    if parts.count == 2, parts[parts.startIndex].end == nil {
      let second = last.reduction
      return _Reduction { state, action in
        let effect = first.body(state, action)
        return effect.merge(with: second.body(state, action))
      }
    }
    // Halves, so that the stack grows with the logarithm of the number of parts.
    let middle = parts.startIndex + parts.count / 2
    let left = sequence(parts[..<middle])
    let right = sequence(parts[middle...])
    return _Reduction { state, action in
      let effect = left.body(state, action)
      return effect.merge(with: right.body(state, action))
    }
  }

  /// The reconciliation of all parts, or nil when no part opens a place.
  @inlinable
  package func sealedReconcile() -> Reconcile? {
    var all: [Reconcile] = []
    for part in parts { if let reconcile = part.reconcile { all.append(reconcile) } }
    if all.count <= 1 { return all.first }
    return { [all] state, reconciliation in
      for reconcile in all { reconcile(&state, reconciliation) }
    }
  }
}

extension _ResolvedReducer {
  /// Tells the case of an action.
  @usableFromInline
  struct CaseIndexer {
    @usableFromInline let body: (UnsafePointer<Action>) -> Int

    @inlinable
    init(_ body: @escaping (UnsafePointer<Action>) -> Int) { self.body = body }
  }
}

extension _ResolvedReducer.CaseIndexer where Action: CasePathable {
  // It captures nothing, so that no operator pays for a closure.
  @inlinable
  static var byCase: Self { Self { Action._$caseIndex(of: $0.pointee) } }
}
