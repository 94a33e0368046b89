public import HeadgateCasePathsRuntime

/// Internal to the library.
// A reducer in the form that a store runs: an ordered list of parts on one state. All statements and operators of one level
// of a feature become one flat list. A level with fifty children is a table of fifty entries, not a chain of fifty calls.
// Everything is `@inlinable`, so that the module of the feature specializes it.
public struct _ResolvedReducer<State, Action> {
  /// Finds effect owners whose child is no longer present; see `_Reconciliation`.
  public typealias Reconcile = (inout State, _Reconciliation) -> Void

  @usableFromInline
  struct Part {
    /// The case index of the actions for this part; -1 for a part that runs for every action.
    @usableFromInline let caseIndex: Int
    @usableFromInline let reduction: _Reduction<State, Action>
    @usableFromInline let reconcile: Reconcile?
    /// Set for a part that runs only while this is pending.
    @usableFromInline let end: PendingDismissal?

    @inlinable
    init(caseIndex: Int, reduction: _Reduction<State, Action>, reconcile: Reconcile?, end: PendingDismissal? = nil) {
      self.caseIndex = caseIndex
      self.reduction = reduction
      self.reconcile = reconcile
      self.end = end
    }
  }

  // The first part is separate: most statements have one part, which then needs no array.
  @usableFromInline
  let first: Part?
  @usableFromInline
  let others: [Part]
  /// The deferred parts, which run after all parts. They remove dismissed children.
  @usableFromInline
  var deferred: [Part] = []
  /// Returns the case index of an action. Set if a part has a case index.
  @usableFromInline
  let caseIndexer: CaseIndexer?

  @inlinable
  init(_ first: Part?, _ others: [Part] = [], caseIndexer: CaseIndexer?) {
    self.first = first
    self.others = others
    self.caseIndexer = caseIndexer
  }

  @inlinable
  var parts: [Part] { first.map { [$0] + others } ?? [] }

  /// Creates a resolved reducer without parts.
  @inlinable
  init() {
    self.init(nil, caseIndexer: nil)
  }

  /// Creates a resolved reducer with one part that runs for every action.
  @inlinable
  package init(_ reduction: _Reduction<State, Action>, reconcile: Reconcile? = nil) {
    self.init(Part(caseIndex: -1, reduction: reduction, reconcile: reconcile), caseIndexer: nil)
  }

  /// Creates a resolved reducer with one part for one case. The part does nothing for actions of other cases.
  @inlinable
  init(
    caseIndex: Int,
    caseIndexer: CaseIndexer?,
    reduction: _Reduction<State, Action>,
    reconcile: Reconcile?
  ) {
    self.init(
      Part(caseIndex: caseIndex, reduction: reduction, reconcile: reconcile),
      caseIndexer: caseIndex < 0 ? nil : caseIndexer
    )
  }

  /// Returns the parts of this resolved reducer, followed by the parts of another.
  @inlinable
  package func followed(by other: Self) -> Self {
    var resolved = joined(with: other.first, other.others, caseIndexer ?? other.caseIndexer)
    if !deferred.isEmpty || !other.deferred.isEmpty { resolved.deferred = other.deferred + deferred }
    return resolved
  }

  /// Returns the parts of this resolved reducer, then another resolved reducer, then the deferred parts of this one.
  @inlinable
  package func around(_ other: Self) -> Self {
    guard !deferred.isEmpty || !other.deferred.isEmpty else { return followed(by: other) }
    return joined(with: other.first, other.others + other.deferred + deferred, caseIndexer ?? other.caseIndexer)
  }

  @inlinable
  func joined(with next: Part?, _ rest: [Part], _ caseIndexer: CaseIndexer?) -> Self {
    var others: [Part] = []
    others.reserveCapacity(self.others.count + 1 + rest.count)
    others += self.others
    if let next { others.append(next) }
    others += rest
    if let first { return Self(first, others, caseIndexer: caseIndexer) }
    return Self(others.first, Array(others.dropFirst()), caseIndexer: caseIndexer)
  }

  /// Adds a deferred part for one case, which runs while the dismissal is pending.
  @inlinable
  mutating func close(caseIndex: Int, when end: PendingDismissal, _ reduction: _Reduction<State, Action>) {
    deferred.append(Part(caseIndex: caseIndex, reduction: reduction, reconcile: nil, end: end))
  }

  /// Returns all parts as one function.
  @inlinable
  package func sealed() -> _Reduction<State, Action> {
    if deferred.isEmpty, let first, first.end == nil, others.count <= 1, others.first?.end == nil {
      return others.first.map { Self.pair(first.reduction, $0.reduction) } ?? first.reduction
    }
    let parts = parts + deferred
    var last = -1
    var tagged = 0
    for part in parts where part.caseIndex >= 0 {
      tagged += 1
      last = max(last, part.caseIndex)
    }
    // Up to two parts check the action themselves.
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

  /// Returns two functions as one function.
  @inlinable
  static func pair(_ first: _Reduction<State, Action>, _ second: _Reduction<State, Action>) -> _Reduction<State, Action>
  {
    _Reduction { state, action in
      let effect = first.body(state, action)
      return effect.merge(with: second.body(state, action))
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
    if parts.count == 2, parts[parts.startIndex].end == nil { return pair(first, last.reduction) }
    // Split into halves, so that the stack depth is logarithmic in the number of parts.
    let middle = parts.startIndex + parts.count / 2
    return pair(sequence(parts[..<middle]), sequence(parts[middle...]))
  }

  /// Returns the reconciliation of all parts; nil if no part has effect owners.
  @inlinable
  package func sealedReconcile() -> Reconcile? {
    if others.isEmpty { return first?.reconcile }
    var all: [Reconcile] = []
    if let reconcile = first?.reconcile { all.append(reconcile) }
    for part in others { if let reconcile = part.reconcile { all.append(reconcile) } }
    if all.count <= 1 { return all.first }
    return { [all] state, reconciliation in
      for reconcile in all { reconcile(&state, reconciliation) }
    }
  }
}

extension _ResolvedReducer {
  /// A function that returns the case index of an action.
  @usableFromInline
  struct CaseIndexer {
    @usableFromInline let body: (UnsafePointer<Action>) -> Int

    @inlinable
    init(_ body: @escaping (UnsafePointer<Action>) -> Int) { self.body = body }
  }
}

extension _ResolvedReducer.CaseIndexer where Action: CasePathable {
  // The closure captures nothing, so operators allocate no closure context.
  @inlinable
  static var byCase: Self { Self { Action._$caseIndex(of: $0.pointee) } }
}
