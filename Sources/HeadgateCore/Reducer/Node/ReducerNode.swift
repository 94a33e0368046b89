/// A reducer as a store runs it: an ordered list of parts on one state.
///
/// Everything that stands at one level of a feature, as statements or as a chain of operators, becomes one flat list: a level
/// with fifty children is a table of fifty entries and not a chain of fifty calls. `@inlinable` throughout, so that the
/// module of the feature makes its own, specialized copies.
public struct _ReducerNode<State, Action> {
  public typealias Reduction = (inout State, Action) -> Effect<Action>
  /// Looks for places of effects whose child is gone; see ``_Reconciliation``.
  public typealias Reconcile = (inout State, _Reconciliation) -> Void

  @usableFromInline
  struct Part {
    /// The case of the action that this part is for; -1 for a part that sees every action.
    @usableFromInline let tag: Int
    @usableFromInline let tagOf: ((Action) -> Int)?
    @usableFromInline let reduce: Reduction
    @usableFromInline let reconcile: Reconcile?

    @inlinable
    init(tag: Int, tagOf: ((Action) -> Int)?, reduce: @escaping Reduction, reconcile: Reconcile?) {
      self.tag = tag
      self.tagOf = tagOf
      self.reduce = reduce
      self.reconcile = reconcile
    }
  }

  @usableFromInline
  var parts: [Part]

  @inlinable
  init(parts: [Part]) {
    self.parts = parts
  }

  /// A node of one part that sees every action.
  @inlinable
  package init(reduce: @escaping Reduction, reconcile: Reconcile? = nil) {
    parts = [Part(tag: -1, tagOf: nil, reduce: reduce, reconcile: reconcile)]
  }

  /// A node of one part for one case of the action.
  @inlinable
  package init(
    tag: Int,
    tagOf: ((Action) -> Int)?,
    reduce: @escaping Reduction,
    reconcile: Reconcile?
  ) {
    parts = [Part(tag: tag, tagOf: tag < 0 ? nil : tagOf, reduce: reduce, reconcile: reconcile)]
  }

  /// The parts of this node, then those of another.
  @inlinable
  package func followed(by other: Self) -> Self {
    Self(parts: parts + other.parts)
  }

  /// All parts as one function.
  @inlinable
  package func sealed() -> Reduction {
    guard parts.contains(where: { $0.tag >= 0 }), parts.count > 1,
      let tagOf = parts.lazy.compactMap({ $0.tagOf }).first
    else { return Self.sequence(parts.map { $0.reduce }[...]) }
    let others = Self.sequence(parts.lazy.filter { $0.tag < 0 }.map { $0.reduce }[...])
    let last = parts.lazy.map { $0.tag }.max() ?? -1
    let table = (0...last).map { tag in
      parts.contains { $0.tag == tag }
        ? Self.sequence(parts.filter { $0.tag < 0 || $0.tag == tag }.map { $0.reduce }[...])
        : others
    }
    return { state, action in
      let tag = tagOf(action)
      return tag >= 0 && tag < table.count ? table[tag](&state, action) : others(&state, action)
    }
  }

  @inlinable
  static func sequence(_ reductions: ArraySlice<Reduction>) -> Reduction {
    guard let first = reductions.first else { return { _, _ in .none } }
    let rest = reductions.dropFirst()
    if rest.isEmpty { return first }
    if rest.count == 1, let second = rest.first {
      return { state, action in
        let effect = first(&state, action)
        return effect.merge(with: second(&state, action))
      }
    }
    // Halves, so that the stack grows with the logarithm of the number of parts.
    let middle = reductions.startIndex + reductions.count / 2
    let left = sequence(reductions[..<middle])
    let right = sequence(reductions[middle...])
    return { state, action in
      let effect = left(&state, action)
      return effect.merge(with: right(&state, action))
    }
  }

  /// The reconciliation of all parts, or nil when no part opens a place.
  @inlinable
  package func sealedReconcile() -> Reconcile? {
    let all = parts.compactMap { $0.reconcile }
    if all.count <= 1 { return all.first }
    return { state, reconciliation in
      for reconcile in all { reconcile(&state, reconciliation) }
    }
  }
}
